import { href } from '@summit/contract/href';
import { limits } from '@summit/contract/limits';
import { findAttendee } from '../attendees/attendees.queries.ts';
import { findPackageById } from '../packages/packages.queries.ts';
import type { Platform } from '../platform/platform.ts';
import { readSection } from '../settings/settings.queries.ts';
import { findOrder } from './orders.queries.ts';
import type { PaymentRow } from './payments.tables.ts';
import type { Purchase } from './providers/provider.ts';

/** What a provider needs for the card page of a payment; the same for the same payment, whenever it is asked. */
export async function purchaseOf(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { id, orderId, amountMinor, currency, createdAt }: PaymentRow,
): Promise<Purchase> {
  const order = await findOrder(db, orderId);
  const attendee = order && (await findAttendee(db, order.attendeeId));
  const ticket = order && (await findPackageById(db, order.packageId));
  const event = await readSection(db, 'event');
  return {
    paymentId: id,
    amountMinor,
    currency,
    description: `${event.name}: ${ticket?.name ?? ''}`,
    email: attendee?.email ?? '',
    returnUrl: config.siteOrigin + href('registrationExecutePayment'),
    cancelUrl: config.siteOrigin + href('registrationPayment'),
    closesAt: new Date(createdAt.getTime() + limits.cardPageOpen),
  };
}
