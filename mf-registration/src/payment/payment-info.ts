import type * as paymentCalls from '@summit/contract/calls/payments';
import type { ResponseOf } from '@summit/contract/requests/call';

export type PaymentInfo = ResponseOf<typeof paymentCalls.paymentInfo>;
