import type * as ticketCareCalls from '@summit/contract/calls/ticket-care';
import type { ResponseOf } from '@summit/contract/requests/call';

/** Whether a registration can be passed on, and the offer that is open. */
export type Transfer = ResponseOf<(typeof ticketCareCalls)['ownRegistration']>['transfer'];
