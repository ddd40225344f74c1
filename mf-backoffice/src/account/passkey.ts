import type * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import type { ResponseOf } from '@summit/contract/requests/call';

/** A passkey as its owner sees it. */
export type Passkey = ResponseOf<typeof passkeyCalls.addPasskey>;
