/** A question by key whose last answers are remembered. */
export interface Remembered<Answer> {
  at(key: string): Answer;
  /** Whether its answer is there without asking. */
  has(key: string): boolean;
  /** The answer is known without asking. */
  put(key: string, answer: Answer): void;
  forget(): void;
}

/** Remembers so many answers to a question: those that were wanted last. */
export function remembered<Answer>(ask: (key: string) => Answer, most: number): Remembered<Answer> {
  const held = new Map<string, Answer>();
  const put = (key: string, answer: Answer): void => {
    held.delete(key);
    held.set(key, answer);
    const [oldest] = held.keys();
    if (held.size > most && oldest !== undefined) held.delete(oldest);
  };
  return {
    at(key) {
      const known = held.get(key);
      const answer = known !== undefined || held.has(key) ? (known as Answer) : ask(key);
      put(key, answer);
      return answer;
    },
    has: (key) => held.has(key),
    put,
    forget: () => held.clear(),
  };
}
