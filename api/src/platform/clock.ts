/** The source of the current time in all of the API, so that tests can move it. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock for tests that can be moved. */
export interface MovableClock extends Clock {
  moveBy(milliseconds: number): void;
  moveTo(time: Date): void;
}

/** A clock with the real time, plus the offset that a test has set. */
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
