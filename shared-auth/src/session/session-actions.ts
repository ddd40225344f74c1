import type * as authCalls from '@summit/contract/calls/auth';
import type { BodyOf } from '@summit/contract/requests/call';
import { isApiError } from '../http/api-error.ts';
import type { CallFunction } from '../http/call-input.ts';
import { loadAttendeeSelfCalls, loadAuthCalls } from '../load-part.ts';
import type { Credentials, Tokens } from './credentials.ts';
import { type SessionState, type SessionStore, signedOutState } from './session-store.ts';
import { watchTabs } from './tabs.ts';
import { getOwner, haveOtherOwners } from './token-owner.ts';
import { whenReachable } from './when-reachable.ts';

export interface SessionActions {
  /** Reads what the browser has stored and stays in sync with other tabs. Called once, after hydration. */
  start(): void;
  /** Whether the browser has stored a session; readable before the start. */
  hasTokens(): boolean;
  /**
   * Ends the old session, logs in, and loads the attendee's details. `responseKey` is the captcha's result.
   * @throws ApiError; the old session has ended then, too
   */
  login(input: BodyOf<(typeof authCalls)['login']>, responseKey: string): Promise<void>;
  /**
   * Sets a new password with the token of an email. The server then ends all of the account's sessions, this one too.
   * @throws ApiError; the session is unchanged then
   */
  resetPassword(input: BodyOf<(typeof authCalls)['resetPassword']>): Promise<void>;
  /** Ends the session here and in other tabs immediately, and on the server as soon as it is reachable. */
  logout(): void;
  /** The same without a call to the server, which has already ended the session. */
  forget(): void;
  /** Reloads registration status and attendee details; what cannot be loaded stays as it was. */
  reload(): Promise<void>;
  /** Ends the old session and begins one with tokens that a call returned. */
  setTokens(tokens: Tokens): Promise<void>;
  /** Whether an attendee is signed in who may not be the owner of the tokens. */
  isForAnother(tokens: Tokens): boolean;
  /** Ends a session on the server that was never used here. */
  discard(tokens: Tokens): void;
  /** Adopts the tokens that another tab, or a token renewal, has written to the storage. */
  adoptTokens(): void;
}

export interface SessionParts {
  store: SessionStore;
  credentials: Credentials;
  call: CallFunction;
}

/** Short, because the header shows "Your account" until the details are loaded. */
const askAgainMs = 5000;

/** Creates the actions that start and end a session and update the store and the credentials. */
export function createSessionActions({ store, credentials, call }: SessionParts): SessionActions {
  /** Increases with each end of a session: a response from an earlier epoch may belong to another account. */
  let epoch = 0;
  let started = false;
  let waitsForServer = false;

  function end(): void {
    epoch += 1;
    store.setState({ phase: 'anonymous', ...signedOutState });
  }

  function forget(): void {
    credentials.forget();
    end();
  }

  function logout(): void {
    const refreshToken = credentials.refreshToken();
    forget();
    if (refreshToken) void endOnServer(refreshToken);
  }

  async function endOnServer(refreshToken: string): Promise<void> {
    try {
      const row = (await loadAuthCalls()).logout;
      await call(row, { body: { refreshToken } });
    } catch (error) {
      // No caller awaits this. When the server is unreachable, the call is retried later, as long as the page is open.
      if (isApiError(error) && error.code === 'network-0001') {
        whenReachable(() => void endOnServer(refreshToken));
      }
    }
  }

  function adoptTokens(): void {
    // Before the start the page must look as the server rendered it.
    if (!started) return;
    const accessToken = credentials.accessToken();
    const refreshToken = credentials.refreshToken();
    if (!accessToken) return end();
    if (haveOtherOwners(store.getState().accessToken, accessToken)) end();
    const known = store.getState().accessToken !== null;
    store.setState({ accessToken, refreshToken });
    if (!known) void load();
  }

  /** `inBackground`: the page does not show that it is loading. */
  async function load(inBackground = false): Promise<void> {
    const asked = credentials.accessToken();
    if (!asked) return store.getState().accessToken ? end() : undefined;
    const mine = epoch;
    if (!store.getState().attendee && !inBackground) store.setState({ phase: 'loading' });
    const { known, unreached } = await askAboutAttendee(call);
    if (mine !== epoch) return;
    if (unreached) loadLater();
    if (isOwn(known.attendee?.id)) {
      adoptTokens();
      store.setState({ phase: 'signedIn', ...known });
      return;
    }
    end();
    if (credentials.accessToken() !== asked) adoptTokens();
  }

  function loadLater(): void {
    if (waitsForServer) return;
    waitsForServer = true;
    whenReachable(() => {
      waitsForServer = false;
      if (credentials.accessToken()) void load(true);
    }, askAgainMs);
  }

  /** Whether a response is about the owner of the current tokens: the storage may have changed without an event. */
  function isOwn(attendeeId: string | undefined): boolean {
    const owner = getOwner(credentials.accessToken());
    return attendeeId === undefined || owner === null ? !isOutOfStep() : attendeeId === owner;
  }

  async function setTokens(tokens: Tokens): Promise<void> {
    logout();
    credentials.keep(tokens);
    store.setState({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken });
    await load();
  }

  return {
    start() {
      if (started) return;
      started = true;
      store.setState({ deviceId: credentials.deviceId() });
      watchTabs({ onEnded: end, onChanged: adoptTokens, isOutOfStep });
      adoptTokens();
    },
    async login(input, responseKey) {
      logout();
      const row = (await loadAuthCalls()).login;
      await setTokens(await call(row, { body: input, responseKey }));
    },
    async resetPassword(input) {
      store.setState({ statusResetPasssword: 'sending' });
      try {
        await call((await loadAuthCalls()).resetPassword, { body: input });
      } catch (error) {
        store.setState({ statusResetPasssword: 'failed' });
        throw error;
      }
      forget();
      store.setState({ statusResetPasssword: 'done' });
    },
    hasTokens: () => credentials.accessToken() !== null,
    logout,
    forget,
    reload: () => load(),
    setTokens,
    isForAnother({ accessToken }) {
      const present = credentials.accessToken();
      return present !== null && (getOwner(present) === null || getOwner(present) !== getOwner(accessToken));
    },
    discard: ({ refreshToken }) => void endOnServer(refreshToken),
    adoptTokens,
  };

  function isOutOfStep(): boolean {
    return credentials.accessToken() !== store.getState().accessToken;
  }
}

interface KnownAttendee {
  known: Partial<SessionState>;
  /** Whether something is missing because the server was unreachable. */
  unreached: boolean;
}

/** Registration status and details, as far as they can be loaded. */
async function askAboutAttendee(call: CallFunction): Promise<KnownAttendee> {
  const rows = await loadAttendeeSelfCalls().catch(() => null);
  if (!rows) return { known: {}, unreached: true };
  const [status, details] = await Promise.allSettled([
    call(rows.registrationStatus),
    call(rows.attendeeDetails),
  ]);
  return {
    known: {
      ...(status.status === 'fulfilled' && { registrationStatus: status.value }),
      ...(details.status === 'fulfilled' && { attendee: details.value }),
    },
    unreached: [status, details].some(isUnreached),
  };
}

function isUnreached(result: PromiseSettledResult<unknown>): boolean {
  return result.status === 'rejected' && isApiError(result.reason) && result.reason.code === 'network-0001';
}
