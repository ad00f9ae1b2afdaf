/** Joins equal tasks that are asked for while one of them runs. */
export function singleFlight<T>(): (key: string, task: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, task) => {
    const flying = flights.get(key);
    if (flying !== undefined) return flying;
    const flight = task().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
