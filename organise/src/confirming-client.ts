import * as organiserCalls from '@summit/contract/calls/organisers';
import type { Client } from './client.ts';
import type { Terminal } from './terminal.ts';

/** A client that asks for a one-time code where a call demands a recent one, and then makes the call again. */
export function confirmingClient(client: Client, terminal: Terminal): Client {
  return {
    ...client,
    async call(row, sent) {
      try {
        return await client.call(row, sent);
      } catch (error) {
        if (!(error instanceof Error && error.message.includes('(organiser-0005)'))) throw error;
        const code = await terminal.ask('This needs a new code of your authenticator:');
        await client.call(organiserCalls.confirmOrganiser, { body: { code: code.replaceAll(' ', '') } });
        return client.call(row, sent);
      }
    },
  };
}
