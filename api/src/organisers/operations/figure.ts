import { setTimeout as sleep } from 'node:timers/promises';

/** How long a figure of the database may take, in milliseconds; without it the other metrics are shown. */
const figureMs = 2000;

/** A figure of the database, or what is shown instead while the database does not respond. */
export function getFigure<T>(counted: Promise<T>, missing: T): Promise<T> {
  return Promise.race([counted.catch(() => missing), sleep(figureMs, missing, { ref: false })]);
}
