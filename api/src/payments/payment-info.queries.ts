import type { ResponseOf } from '@summit/contract/call';
import type { paymentCalls } from '@summit/contract/calls/payments';
import { findAttendee } from '../attendees/attendees.queries.ts';
import { findPlaceWithPackage } from '../packages/places.queries.ts';
import type { Db } from '../platform/db/db.ts';

export type PaymentInfo = ResponseOf<typeof paymentCalls.paymentInfo>;

/** What an attendee has to pay; null when there is nothing. An expired hold is recognised by its `heldUntil`. */
export async function readPaymentInfo(db: Db, attendeeId: string): Promise<PaymentInfo | null> {
  const attendee = await findAttendee(db, attendeeId);
  const status = attendee?.registrationStatus;
  if (status !== 'RequestForPayment' && status !== 'PendingPayment') {
    return null;
  }
  const found = await findPlaceWithPackage(db, attendeeId);
  if (!found || found.package.kind === 'free') {
    return null;
  }
  const { type, name, priceMinor, currency } = found.package;
  return {
    registrationStatus: status,
    paymentStatus: status === 'PendingPayment' ? 'Pending' : 'None',
    provider: 'sandbox',
    packageType: type,
    packageName: name,
    price: priceMinor,
    discount: 0,
    total: priceMinor,
    currency,
    promoCode: null,
    heldUntil: found.place.heldUntil?.toISOString() ?? null,
    declinedReason: null,
  };
}
