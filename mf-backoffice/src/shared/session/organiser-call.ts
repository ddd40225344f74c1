import { useMemo } from 'react';
import type { ErrorCode } from '@summit/contract/errors/errors';
import type { Call } from '@summit/contract/requests/call';
import { bearer, headers as names } from '@summit/contract/requests/request-headers';
import type { CallFunction, Send } from '@summit/shared-auth';
import { isApiError, useSend } from '@summit/shared-auth';
import { askWhoItIs, markSessionOver, useOrganiser } from './organiser-store.ts';

/** It has been a while since the organiser gave password, code or passkey, which the call demands. */
const tooLongAgo: ErrorCode = 'organiser-0005';

/** Calls the server as the organiser of this tab; nothing of a visitor's session goes with it. */
function organiserCall(send: Send): CallFunction {
  const call = async (row: Call, input: Parameters<Send>[1] = {}): Promise<unknown> => {
    const token = useOrganiser.getState().session?.token;
    try {
      return await send(row, input, token ? { [names.authorization]: bearer(token) } : {});
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 401 && row.access === 'organiser') markSessionOver();
      if (error.code === tooLongAgo && (await askWhoItIs())) return call(row, input);
      throw error;
    }
  };
  return call as CallFunction;
}

/** `const call = useOrganiserCall(); await call(organiserCalls.organisers)`. */
export function useOrganiserCall(): CallFunction {
  const send = useSend();
  return useMemo(() => organiserCall(send), [send]);
}
