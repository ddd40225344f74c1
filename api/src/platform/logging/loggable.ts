import { databaseError, rootCause } from '../db/database-error.ts';

/** The facts of an error that are logged. */
interface LoggableError {
  type: string;
  /** Absent where it may repeat what a visitor typed. */
  message?: string;
  code?: string;
  /** For an error of PostgreSQL: the table, column or constraint. */
  table?: string;
  column?: string;
  constraint?: string;
  routine?: string;
  /** The stack without the message. */
  stack: string;
}

/**
 * An error in a form that can be logged, without anything that a visitor typed. Drizzle repeats the values of the
 * statement, PostgreSQL those that it refuses (in message, detail and where), a parser the text that it cannot read.
 */
export function loggable(error: unknown): LoggableError {
  const cause = rootCause(error);
  const { name, message, code, table, column, constraint, routine } = (cause ?? {}) as Record<
    string,
    unknown
  >;
  const quotes = databaseError(error) !== null || cause instanceof SyntaxError;
  const harmless = { message: quotes ? undefined : message, code, table, column, constraint, routine };
  const known = Object.entries(harmless).filter(([, value]) => typeof value === 'string');
  return { type: String(name ?? typeof cause), ...Object.fromEntries(known), stack: getStack(error) };
}

/** The stack of an error without its message. */
function getStack(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.slice(stack.indexOf('\n    at ') + 1);
}
