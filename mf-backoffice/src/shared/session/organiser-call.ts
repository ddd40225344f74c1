import { useMemo } from 'react';
import type { ErrorCode } from '@summit/contract/errors/errors';
import type { Call } from '@summit/contract/requests/call';
import { bearer, headers as names } from '@summit/contract/requests/request-headers';
import type { ApiError, CallFunction, Send } from '@summit/shared-auth';
import { isApiError, useSend } from '@summit/shared-auth';
import { askWhoItIs, markSessionOver, useOrganiser } from './organiser-store.ts';

/** The code of a call that requires a recent password, code or passkey. */
const tooLongAgo: ErrorCode = 'organiser-0005';

/** Calls the server as the organiser of this tab; nothing of a visitor's session goes with it. */
function organiserCall(send: Send): CallFunction {
  const call = async (row: Call, input: Parameters<Send>[1] = {}): Promise<unknown> => {
    const token = useOrganiser.getState().session?.token;
    try {
      return await send(row, input, token ? { [names.authorization]: bearer(token) } : {});
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (row.access === 'organiser' && endsSession(error) && isPresent(token)) markSessionOver();
      if (error.code === tooLongAgo && (await askWhoItIs())) return call(row, input);
      throw error;
    }
  };
  return call as CallFunction;
}

/** Only the server's own response ends the session, not the same status from the login page of a Wi-Fi. */
function endsSession({ status, code }: ApiError): boolean {
  return status === 401 && code !== 'network-0001';
}

/** What was sent with an earlier session may be refused after somebody has logged in again. */
function isPresent(token: string | undefined): boolean {
  return token === useOrganiser.getState().session?.token;
}

/** `const call = useOrganiserCall(); await call(organiserCalls.organisers)`. */
export function useOrganiserCall(): CallFunction {
  const send = useSend();
  return useMemo(() => organiserCall(send), [send]);
}
