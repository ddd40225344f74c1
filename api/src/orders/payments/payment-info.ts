import type * as paymentCalls from '@summit/contract/calls/payments';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { PaymentProviderName } from '@summit/contract/shapes/attendees/payments';
import { findAttendee } from '../../people/public/attendees.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { findOrderFor } from '../public/orders.queries.ts';
import { findPlaceWithPackage } from '../public/places.queries.ts';
import { extendableUntil } from './orders/extendable-until.ts';
import { findLastPayment } from './payments.queries.ts';
import type { PaymentRow } from './payments.tables.ts';

const paymentStatuses = { RequestForPayment: 'None', PendingPayment: 'Pending' } as const;

export type PaymentInfo = ResponseOf<typeof paymentCalls.paymentInfo>;

/**
 * What an attendee has to pay, null when there is nothing, and the payment that is open. An expired hold is recognised
 * by its `heldUntil`.
 */
export async function readPaymentInfo(
  db: Db,
  attendeeId: string,
  provider: PaymentProviderName | null,
  now: Date,
): Promise<{ info: PaymentInfo | null; open: PaymentRow | null }> {
  const attendee = await findAttendee(db, attendeeId);
  const status = attendee?.registrationStatus;
  const found = await findPlaceWithPackage(db, attendeeId);
  const isToPay = status === 'RequestForPayment' || status === 'PendingPayment';
  if (!isToPay || !found || found.package.kind === 'free') return { info: null, open: null };
  const order = await findOrderFor(db, attendeeId, found.package.id);
  const last = order && (await findLastPayment(db, order.id));
  const isDeclined = last?.state === 'failed' && last.isDeclined && order?.state === 'awaiting';
  const current = order?.state === 'awaiting' ? order : null;
  const { type, name, currency } = found.package;
  const price = current?.priceMinor ?? found.package.priceMinor;
  const discount = current?.discountMinor ?? 0;
  const info: PaymentInfo = {
    registrationStatus: status,
    paymentStatus: isDeclined ? 'Declined' : paymentStatuses[status],
    provider,
    packageType: type,
    packageName: name,
    price,
    discount,
    total: price - discount,
    currency,
    vatBasisPoints: (await readSection(db, 'invoicing')).vatBasisPoints,
    promoCode: current?.promoCode ?? null,
    heldUntil: found.place.heldUntil?.toISOString() ?? null,
    readAt: now.toISOString(),
    extendableUntil: found.place.heldUntil ? extendableUntil(found.place).toISOString() : null,
    declinedReason: isDeclined ? last.reason : null,
  };
  return { info, open: last?.state === 'open' ? last : null };
}
