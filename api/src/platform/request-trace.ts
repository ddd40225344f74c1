import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Api } from './platform.ts';

const current = new AsyncLocalStorage<string>();

/** From here on, whatever a request does knows the request's id. */
export function traceRequests(app: Api): void {
  app.addHook('onRequest', (request, _reply, done) => current.run(request.id, done));
}

/**
 * Ends each statement with the id of the request that it belongs to, as a comment: PostgreSQL's log and its list of running
 * statements show it. A statement that was prepared by name keeps its text.
 */
export class TracedClient extends pg.Client {
  // pg has ten signatures for it; all begin with the statement or what describes it.
  override query(...given: unknown[]): never {
    const [statement, ...rest] = given;
    return Reflect.apply(super.query, this, [traced(statement), ...rest]) as never;
  }
}

function traced(statement: unknown): unknown {
  const id = current.getStore();
  if (!id) return statement;
  // Ids have letters, digits, points and dashes only.
  const comment = ` /* request ${id} */`;
  if (typeof statement === 'string') return statement + comment;
  const { text, name } = (statement ?? {}) as { text?: unknown; name?: string };
  return typeof text === 'string' && !name ? { ...(statement as object), text: text + comment } : statement;
}
