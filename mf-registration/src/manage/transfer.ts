import type * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import type { ResponseOf } from '@summit/contract/requests/call';

/** Whether a registration can be passed on, and the offer that is open. */
export type Transfer = ResponseOf<(typeof myRegistrationCalls)['ownRegistration']>['transfer'];
