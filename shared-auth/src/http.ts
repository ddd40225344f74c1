import type { Call, ResponseOf } from '@summit/contract/call';
import { bearer, headers as names } from '@summit/contract/request-headers';
import { ApiError, isApiError, type ApiErrorFacts } from './api-error.ts';
import type { CallFunction, LooseInput, Send } from './call-input.ts';
import type { Credentials } from './credentials.ts';
import { loadAuthCalls } from './load-part.ts';
import { createRefresh } from './refresh.ts';
import { haveOtherOwners } from './token-owner.ts';

const sessionOver: ApiErrorFacts = {
  code: 'authorization-0003',
  message: 'Your session has ended. Please log in again.',
  requestId: null,
  status: 401,
};

export interface HttpOptions {
  send: Send;
  credentials: Credentials;
  /** The storage holds other tokens than before, or none. */
  onTokensChanged: () => void;
  onRefused: () => void;
  /** A call failed; its caller gets the error as well. */
  onFailed: (failed: FailedCall) => void;
}

/** A call that failed for good. */
export interface FailedCall {
  row: Call;
  error: ApiError;
}

/** Calls with the session's headers; an expired access token is renewed and the call made once more. */
export function createCall(options: HttpOptions): CallFunction {
  const { send, credentials, onTokensChanged, onRefused, onFailed } = options;
  function headers(): Record<string, string> {
    const accessToken = credentials.accessToken();
    const refreshToken = credentials.refreshToken();
    return {
      [names.deviceId]: credentials.deviceId(),
      ...(accessToken && { [names.authorization]: bearer(accessToken) }),
      ...(refreshToken && { [names.refreshToken]: refreshToken }),
    };
  }

  const refresh = createRefresh({ credentials, send, headers, onRefreshed: onTokensChanged, onRefused });

  async function sendRenewed(row: Call, input: LooseInput, usedToken: string | null): Promise<unknown> {
    try {
      return await send(row, input, headers());
    } catch (error) {
      if (!isApiError(error) || error.status !== 401) throw error;
      if (!usedToken) onTokensChanged();
      if (!usedToken || (await bringsItsOwnToken(row))) throw error;
      await refresh(usedToken, error);
      // Somebody else has logged in meanwhile: what one visitor began is not done in the name of another.
      if (isAnother(usedToken)) throw error;
      return send(row, input, headers());
    }
  }

  function isAnother(usedToken: string): boolean {
    const accessToken = credentials.accessToken();
    return accessToken === null || haveOtherOwners(usedToken, accessToken);
  }

  async function sendForVisitor(row: Call, input: LooseInput): Promise<unknown> {
    const usedToken = credentials.accessToken();
    const answer = await sendRenewed(row, input, usedToken);
    const isPersonal = row.access !== 'public' && row.method === 'GET';
    if (!isPersonal || !usedToken || !isAnother(usedToken)) return answer;
    // What was read for a visitor whose session is over meanwhile is shown to nobody.
    onTokensChanged();
    throw new ApiError(sessionOver);
  }

  return async <C extends Call>(row: C, input?: LooseInput) => {
    try {
      return (await sendForVisitor(row, input ?? {})) as ResponseOf<C>;
    } catch (error) {
      if (isApiError(error)) onFailed({ row, error });
      throw error;
    }
  };
}

/** Calls that carry a token of their own: a 401 is about that one, and renewing the access token would not help. */
async function bringsItsOwnToken({ path }: Call): Promise<boolean> {
  return Object.values(await loadAuthCalls()).some((row) => row.path === path);
}
