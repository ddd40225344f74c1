import type { Call } from '@summit/contract/requests/call';
import type { DemoAccountName } from '@summit/contract/session/demo-accounts';
import type { TestApp } from '../test-app.ts';

/** The sessions of hostile calls. */
export interface Tokens {
  /** The token of an account, or of the owner of the event for a call of organisers. */
  of(call: Call, account?: DemoAccountName): Promise<string>;
  /** The next call gets a new session. */
  forget(call: Call, account?: DemoAccountName): void;
}

/** One session for each account, started when it is needed. */
export function getTokens(api: () => TestApp): Tokens {
  const tokens = new Map<string, string>();
  const getName = (call: Call, account: DemoAccountName = 'buy') =>
    call.access === 'organiser' ? 'owner of the event' : account;
  return {
    async of(call, account = 'buy') {
      const name = getName(call, account);
      const isOrganiser = call.access === 'organiser';
      const token =
        tokens.get(name) ?? (await (isOrganiser ? api().organise('owner') : api().loginAs(account)));
      tokens.set(name, token);
      return token;
    },
    forget: (call, account) => tokens.delete(getName(call, account)),
  };
}
