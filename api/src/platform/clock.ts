/** Where every "now" of the API comes from, so that tests can move time. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock for tests: stands still until it is moved. */
export interface MovableClock extends Clock {
  moveBy(milliseconds: number): void;
  moveTo(time: Date): void;
}

/** A clock that tells the real time, plus what a test has added to it. */
export function movableClock(): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    moveBy: (milliseconds) => {
      offset += milliseconds;
    },
    moveTo: (time) => {
      offset = time.getTime() - Date.now();
    },
  };
}
