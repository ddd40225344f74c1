import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as cryptoTraderCalls from '@summit/contract/calls/crypto-traders';
import { isApiError, serverQueryKey } from '@summit/shared-auth';
import type { QueryClient } from '@summit/shared-auth/server-state';
import type { StepProps } from './attendee-gate.tsx';

/** The calls that are refetched after a ticket was released. */
const stale = [attendeeRegistrationCalls.attendeePackages, cryptoTraderCalls.cryptoTraderPackages];

interface TicketRelease extends Pick<StepProps, 'continueAt'> {
  /** Makes the call, and shows why it was refused. */
  run: () => Promise<unknown>;
  queryClient: QueryClient;
}

/** Gives the ticket back and navigates to the others; or to the attendee's own ticket if it is paid by now. */
export async function releaseTicket({ run, queryClient, continueAt }: TicketRelease): Promise<void> {
  try {
    await run();
    await Promise.all(stale.map((call) => queryClient.invalidateQueries({ queryKey: serverQueryKey(call) })));
    await continueAt('registrationPackages');
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'fm.cms-0019') await continueAt('registrationCompleted');
  }
}
