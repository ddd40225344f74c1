import type { Call, ResponseOf } from '@summit/contract/requests/call';
import { bearer, headers as names } from '@summit/contract/requests/request-headers';
import { type ApiError, isApiError } from './http/api-error.ts';
import type { CallFunction, LooseInput, Send } from './http/call-input.ts';
import { loadPart } from './load-part.ts';
import type { Credentials } from './session/credentials.ts';
import { createRefresh } from './session/refresh.ts';
import { haveOtherOwners } from './session/token-owner.ts';

export interface HttpOptions {
  send: Send;
  credentials: Credentials;
  /** Sent with every call besides the session's. */
  headers?: Record<string, string> | undefined;
  /** Called when the tokens in the storage have changed or were removed. */
  onTokensChanged: () => void;
  onRefused: () => void;
  /** Called when a call failed, besides throwing the error to its caller. */
  onFailed: (failed: FailedCall) => void;
}

/** A call that failed finally, after retries. */
export interface FailedCall {
  row: Call;
  error: ApiError;
}

/** Makes calls with the session's headers; an expired access token is renewed and the call retried. */
export function createCall(options: HttpOptions): CallFunction {
  const { send, credentials, onTokensChanged, onRefused, onFailed } = options;
  function headers(): Record<string, string> {
    const accessToken = credentials.accessToken();
    const refreshToken = credentials.refreshToken();
    return {
      ...options.headers,
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
      if (!usedToken || row.ownToken) throw error;
      await refresh(usedToken, error);
      // Another account has logged in meanwhile: a call that one visitor began must not run as another.
      if (isAnother(usedToken)) throw error;
      return send(row, input, headers());
    }
  }

  /** Retries a call with a captcha, solved in the background, when its network of perhaps thousands makes it often. */
  async function sendAsPerson(row: Call, input: LooseInput, usedToken: string | null): Promise<unknown> {
    try {
      return await sendRenewed(row, input, usedToken);
    } catch (error) {
      const isDemanded = isApiError(error) && error.code === 'googlecaptcha-0001' && !row.captcha;
      if (!isDemanded || input.responseKey !== undefined) throw error;
      const { solveDemandedCaptcha } = await loadPart(() => import('./captcha/captcha-solver.ts'));
      const responseKey = await solveDemandedCaptcha(call, row).catch(() => Promise.reject(error));
      return sendRenewed(row, { ...input, responseKey }, credentials.accessToken());
    }
  }

  function isAnother(usedToken: string): boolean {
    const accessToken = credentials.accessToken();
    return accessToken === null || haveOtherOwners(usedToken, accessToken);
  }

  async function sendForVisitor(row: Call, input: LooseInput): Promise<unknown> {
    const usedToken = credentials.accessToken();
    const response = await sendAsPerson(row, input, usedToken);
    const isPersonal = row.access !== 'public' && row.method === 'GET';
    if (!isPersonal || !usedToken || !isAnother(usedToken)) return response;
    // Data read for a visitor whose session has ended in the meantime must not be shown.
    onTokensChanged();
    // The error catalogue is not part of every page's first script.
    const { sessionOver } = await loadPart(() => import('./http/response-error.ts'));
    throw sessionOver();
  }

  const call: CallFunction = async <C extends Call>(row: C, input?: LooseInput) => {
    try {
      return (await sendForVisitor(row, input ?? {})) as ResponseOf<C>;
    } catch (error) {
      if (isApiError(error)) onFailed({ row, error });
      throw error;
    }
  };
  return call;
}
