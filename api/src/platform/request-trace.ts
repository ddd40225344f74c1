import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { measureStatement } from './db/measure-statement.ts';
import { PreparedNames } from './db/prepared-names.ts';
import type { Api } from './platform.ts';

const current = new AsyncLocalStorage<string>();

/** Makes the request's id available to all code that the request runs. */
export function traceRequests(app: Api): void {
  app.addHook('onRequest', (request, _reply, done) => current.run(request.id, done));
}

interface Statement {
  text: string;
  name?: string;
}

/**
 * Adds the request's id to its statements, for PostgreSQL's log and its list of running statements: a transaction
 * sets it as `application_name`, a single statement ends with it as a comment. Statements in a transaction are
 * prepared, which a different comment each time would make useless.
 */
export class TracedClient extends pg.Client {
  readonly #names = new PreparedNames();
  #isInTransaction = false;

  // pg has ten signatures for it; all begin with the statement or what describes it.
  override query(...given: unknown[]): never {
    const [statement, ...rest] = given;
    const run = (...others: unknown[]) =>
      Reflect.apply(super.query, this, [this.#described(statement), ...others]) as unknown;
    return measureStatement(toText(statement), rest, run) as never;
  }

  #described(given: unknown): unknown {
    const statement = typeof given === 'string' ? { text: given } : given;
    if (!isStatement(statement)) return given;
    const { text } = statement;
    if (/^begin\b/i.test(text)) {
      this.#isInTransaction = true;
      return { ...statement, text: withOwner(text) };
    }
    if (!this.#isInTransaction) return { ...statement, text: withComment(text) };
    if (/^(commit|rollback)$/i.test(text)) this.#isInTransaction = false;
    return isPreparable.test(text) ? { ...statement, name: this.#names.of(text) } : statement;
  }
}

/** The statements that are prepared: others are short, or cannot be. */
const isPreparable = /^\s*(select|insert|update|delete|with)\b/i;

/** False for statements that their caller has prepared by name: their text must not change. */
function isStatement(given: unknown): given is Statement {
  const { text, name } = (given ?? {}) as Partial<Statement>;
  return typeof text === 'string' && !name;
}

function toText(given: unknown): string {
  return typeof given === 'string' ? given : String((given as Partial<Statement> | null)?.text ?? '');
}

// Ids have letters, digits, points and dashes only.
function withComment(text: string): string {
  const id = current.getStore();
  return id ? `${text} /* request ${id} */` : text;
}

/** Sent together, so that it costs no round trip. */
function withOwner(begin: string): string {
  const id = current.getStore();
  return id ? `${begin}; set local application_name = 'request ${id}'` : begin;
}
