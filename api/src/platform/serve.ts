import type { Call } from '@summit/contract/requests/call';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import type { CachedResponse, Handler } from './handler.ts';
import type { Api, Platform } from './platform.ts';
import { addCachedRoute, addNotBuiltRoute, addRoute } from './route.ts';

/** A group of calls: registers its routes with `serve`. Listed in app.ts. */
export type Capability = (app: Api, platform: Platform) => void | Promise<void>;

/** Marks a call that has no handler yet: it responds with 501 and Code `route-0002`. */
export const notBuilt = Symbol('notBuilt');

export type Handlers<T extends Record<string, Call>> = {
  [Name in keyof T]: Handler<T[Name]> | CachedResponse<T[Name]> | typeof notBuilt;
};

/**
 * Serves every call of a table. The map is complete, so a new row of the table does not compile without its handler.
 * Validation, access, captcha and the whitelist of the response come from the row.
 */
export function serve<const T extends Record<string, Call>>(app: Api, calls: T, handlers: Handlers<T>): void {
  for (const [name, row] of Object.entries<Call>(calls)) {
    const call = wholeRow(row);
    const handler = handlers[name] as Handler<Call> | CachedResponse<Call> | typeof notBuilt;
    if (handler === notBuilt) {
      addNotBuiltRoute(app, name, call);
    } else if ('load' in handler) {
      addCachedRoute(app, name, call, handler);
    } else {
      addRoute(app, name, call, handler);
    }
  }
}
