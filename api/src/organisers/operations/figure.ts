import { setTimeout as sleep } from 'node:timers/promises';

/** The timeout of a figure from the database, in milliseconds; after it the other metrics are shown without it. */
const figureMs = 2000;

/** A figure from the database, or a fallback while the database does not respond. */
export function getFigure<T>(counted: Promise<T>, missing: T): Promise<T> {
  return Promise.race([counted.catch(() => missing), sleep(figureMs, missing, { ref: false })]);
}
