import { eq } from 'drizzle-orm';
import * as limits from '@summit/contract/limits/limits';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import type { Platform } from '../../platform/platform.ts';
import { storedOrDefault, storedSection } from '../../settings/public/settings.queries.ts';
import { packages } from '../packages/packages.tables.ts';
import { orders, type PaymentRow } from './payments.tables.ts';
import type { Purchase } from './providers/provider.ts';

/** What a provider needs for the card page of a payment; the same for the same payment, whenever it is asked. */
export async function getPurchase(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { id, orderId, amountMinor, currency, createdAt }: PaymentRow,
): Promise<Purchase> {
  const [bought] = await db
    .select({ ticket: packages.name, email: attendees.email, event: storedSection('event') })
    .from(orders)
    .innerJoin(attendees, eq(attendees.id, orders.attendeeId))
    .innerJoin(packages, eq(packages.id, orders.packageId))
    .where(eq(orders.id, orderId));
  const event = storedOrDefault('event', bought?.event);
  return {
    paymentId: id,
    amountMinor,
    currency,
    description: `${event.name}: ${bought?.ticket ?? ''}`,
    email: bought?.email ?? '',
    returnUrl: config.siteOrigin + href(pages.registrationExecutePayment),
    cancelUrl: config.siteOrigin + href(pages.registrationPayment),
    closesAt: new Date(createdAt.getTime() + limits.cardPageOpen),
  };
}
