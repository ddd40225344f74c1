/** PostgreSQL's facts about a refused statement: SQLSTATE and, for a constraint, its name. */
export interface DatabaseError {
  state: string;
  constraint: string | undefined;
}

/** The parts of an error that matter here; by shape, because drivers' errors may not be instances of our `Error`. */
interface ErrorShape {
  message?: string;
  code?: unknown;
  constraint?: string;
  cause?: unknown;
}

/** Drizzle wraps the driver's error, so it is nested in causes. Null when the error is not PostgreSQL's. */
export function databaseError(error: unknown): DatabaseError | null {
  const known = getChain(error).find(({ code }) => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code));
  return known ? { state: String(known.code), constraint: known.constraint } : null;
}

/** Whether a statement broke a unique constraint (this one, when it is named). */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const known = databaseError(error);
  return known?.state === '23505' && (constraint === undefined || known.constraint === constraint);
}

/** Whether a statement would have changed something in a transaction that only reads. */
export function isReadOnly(error: unknown): boolean {
  return databaseError(error)?.state === '25006';
}

/**
 * SQLSTATEs of a database that cannot be used for a while: connections that broke (08), resources such as connections that ran out (53),
 * servers that stop, start or recover (57P), databases that accept no connections at the moment (55000).
 */
const awayStates = /^(08|53|57P|55000)/;

/** The driver's own messages, which have no SQLSTATE. */
const unreachable =
  /ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|is not queryable|timeout exceeded when trying to connect/;

/** Whether the database could not be reached, or was stopping or starting; the same call may work a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  const state = databaseError(error)?.state ?? '';
  return awayStates.test(state) || unreachable.test((rootCause(error) as ErrorShape | null)?.message ?? '');
}

/** SQLSTATEs of transactions that were in each other's way: conflicting writes, deadlocks, locks that came too late. */
const conflictStates = ['40001', '40P01', '55P03'];

/** Whether another transaction was in the way. Nothing was changed, and the same call works once that one has ended. */
export function isInConflict(error: unknown): boolean {
  return conflictStates.includes(databaseError(error)?.state ?? '');
}

/** The innermost cause: unlike Drizzle's own error, its message does not repeat the values of the statement. */
export function rootCause(error: unknown): unknown {
  return getChain(error).at(-1) ?? error;
}

/** An error and its causes, outermost first. */
function getChain(error: unknown): ErrorShape[] {
  const chain: ErrorShape[] = [];
  for (let next = error; typeof next === 'object' && next !== null && chain.length < 10;) {
    chain.push(next);
    next = (next as ErrorShape).cause;
  }
  return chain;
}
