import type * as authCalls from '@summit/contract/calls/auth';
import type { ResponseOf } from '@summit/contract/requests/call';
import { type ApiError, isApiError } from '../http/api-error.ts';
import type { Send } from '../http/call-input.ts';
import { loadAuthCalls } from '../load-part.ts';
import type { Credentials } from './credentials.ts';

/** One tab at a time exchanges the refresh token: the server treats a token that is used twice as stolen. */
const lockName = 'summit.refresh-token';

/** After this time every other tab has the new tokens, even on a busy machine. */
const crossTabPropagationMs = 200;

export interface RefreshOptions {
  credentials: Credentials;
  send: Send;
  headers: () => Record<string, string>;
  onRefreshed: () => void;
  /** Called when the server refuses the refresh token. */
  onRefused: () => void;
}

/**
 * Resolves when there is an access token other than `usedToken`. However many calls wait, in however many tabs, one
 * request is made.
 * @throws ApiError: `expired` when there is nothing to refresh with, otherwise the error of the refresh call
 */
export type Refresh = (usedToken: string, expired: ApiError) => Promise<void>;

/** The refresh of one session. */
export function createRefresh({
  credentials,
  send,
  headers,
  onRefreshed,
  onRefused,
}: RefreshOptions): Refresh {
  let running: Promise<void> | undefined;

  async function exchange(usedToken: string, expired: ApiError): Promise<void> {
    const accessToken = credentials.accessToken();
    // Another tab has renewed the token already.
    if (accessToken && accessToken !== usedToken) return onRefreshed();
    const refreshToken = credentials.refreshToken();
    if (!refreshToken) {
      if (accessToken) onRefused();
      throw expired;
    }
    try {
      const row = (await loadAuthCalls()).refreshToken;
      const response = (await send(row, { body: { refreshToken } }, headers())) as RefreshResponse;
      // The session ended, or another one began, before the response arrived: these tokens must not be used.
      if (credentials.refreshToken() !== refreshToken) throw expired;
      credentials.keep(response);
      onRefreshed();
    } catch (error) {
      if (isRefusal(error) && credentials.refreshToken() === refreshToken) onRefused();
      throw error;
    }
  }

  return (usedToken, expired) => {
    const accessToken = credentials.accessToken();
    if (accessToken && accessToken !== usedToken) return Promise.resolve();
    running ??= oneTabAtATime(() => exchange(usedToken, expired)).finally(() => {
      running = undefined;
    });
    return running;
  };
}

type RefreshResponse = ResponseOf<(typeof authCalls)['refreshToken']>;

/** Whether the server refused the token; a server that is busy or broken has not. */
function isRefusal(error: unknown): boolean {
  if (!isApiError(error) || error.code === 'network-0001') return false;
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}

/**
 * Browsers offer locks on secure origins only; elsewhere the server's short grace period for used tokens must do.
 * The lock is released a little after the tokens are stored: other tabs see each key some milliseconds after it was
 * written, and separately.
 */
function oneTabAtATime(run: () => Promise<void>): Promise<void> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;
  if (!locks) return run();
  return new Promise((resolve, reject) => {
    const exchangeAndPropagate = async () => {
      await run().then(resolve, reject);
      await new Promise((resolve) => setTimeout(resolve, crossTabPropagationMs));
    };
    locks.request(lockName, exchangeAndPropagate).catch(reject);
  });
}
