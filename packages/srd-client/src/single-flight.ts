import { Stop } from "./stop.js";

/** What is under way, and for how many. */
interface Flight<T> {
  readonly landed: Promise<T>;
  readonly stop: Stop;
  waiting: number;
}

/** Does a task for all who ask for it while it is under way; it is stopped when all of them have left. */
export type Fly<T> = (
  key: string,
  /** The asker's: when it ends, the asker leaves with nothing. */
  asker: Stop,
  task: (stop: Stop) => Promise<T>,
) => Promise<T | undefined>;

/** Joins equal tasks that are asked for while one of them runs. */
export function singleFlight<T>(): Fly<T> {
  const flights = new Map<string, Flight<T>>();
  const gone = (key: string, flight: Flight<T>): void => {
    if (flights.get(key) === flight) flights.delete(key);
  };
  const begin = (key: string, task: (stop: Stop) => Promise<T>): Flight<T> => {
    const stop = new Stop();
    const flight = { landed: task(stop), stop, waiting: 0 };
    flights.set(key, flight);
    flight.landed.then(
      () => gone(key, flight),
      () => gone(key, flight),
    );
    return flight;
  };
  return (key, asker, task) => {
    if (asker.reason !== undefined) return Promise.resolve(undefined);
    const flight = flights.get(key) ?? begin(key, task);
    flight.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        flight.waiting -= 1;
        if (flight.waiting === 0) {
          // Who comes later begins anew: this one ends.
          gone(key, flight);
          flight.stop.end(asker.reason ?? "late");
        }
        resolve(undefined);
      };
      flight.landed.then(resolve, reject).finally(asker.onEnd(leave));
    });
  };
}
