import { useMemo } from 'react';
import type { Call } from '@summit/contract/requests/call';
import { bearer, headers as names } from '@summit/contract/requests/request-headers';
import type { CallFunction, Send } from '@summit/shared-auth';
import { isApiError, useSend } from '@summit/shared-auth';
import { markSessionOver, useOrganiser } from './organiser-store.ts';

/** Calls the server as the organiser of this tab; nothing of a visitor's session goes with it. */
function organiserCall(send: Send): CallFunction {
  return (async (row: Call, input: Parameters<Send>[1] = {}) => {
    const token = useOrganiser.getState().session?.token;
    try {
      return await send(row, input, token ? { [names.authorization]: bearer(token) } : {});
    } catch (error) {
      if (isApiError(error) && error.status === 401 && row.access === 'organiser') markSessionOver();
      throw error;
    }
  }) as CallFunction;
}

/** `const call = useOrganiserCall(); await call(organiserCalls.organisers)`. */
export function useOrganiserCall(): CallFunction {
  const send = useSend();
  return useMemo(() => organiserCall(send), [send]);
}
