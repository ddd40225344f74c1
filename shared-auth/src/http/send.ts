import { loadPart } from '../load-part.ts';
import type { Send } from './call-input.ts';
import type { Network } from './network.ts';

/** Loads the transport with the first call, because a page with all data in its HTML does not need it. */
export function createSend(apiBaseUrl: string, network?: Network): Send {
  let transport: Send | undefined;

  return async (row, input, headers) => {
    const { createTransport } = await loadPart(() => import('./transport.ts'));
    transport ??= createTransport(apiBaseUrl, network);
    return transport(row, input, headers);
  };
}
