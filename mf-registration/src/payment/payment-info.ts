import type { ResponseOf } from '@summit/contract/call';
import type * as paymentCalls from '@summit/contract/calls/payments';

export type PaymentInfo = ResponseOf<typeof paymentCalls.paymentInfo>;
