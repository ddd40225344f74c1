import type * as calls from '@summit/contract/calls/organise-packages';
import * as limits from '@summit/contract/limits/limits';
import { kindOfAttendee, registrationKinds } from '@summit/contract/registration/registration-kinds';
import type { BodyOf } from '@summit/contract/requests/call';
import { audit } from '../../organisers/public/audit.queries.ts';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { lockAttendee } from '../../people/public/attendees.queries.ts';
import { findCategory } from '../../people/public/categories.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { applyChosenPackage } from '../../registration/public/chosen-package.ts';
import type { PackageRow } from '../packages/packages.tables.ts';
import { refreshPayment } from '../payments/bring-up-to-date.ts';
import { closeCardPage, type PaymentContext } from '../payments/check-payment.ts';
import { hasOpenPayment } from '../payments/orders/transferred-orders.queries.ts';
import { beginOrder, getReleaseOrders } from '../public/orders.queries.ts';
import { findPackageById, findPackageFor } from '../public/packages.queries.ts';
import { changeHold, findChosen, findPlaceWithPackage, takePlace } from '../public/places.queries.ts';
import { mailPackageChanged } from './package-mail.ts';

type Wish = BodyOf<typeof calls.changePackage> & { attendeeId: string };

/**
 * Changes the package of an attendee who has not paid, at its present price: the previous choice ends with its order, and
 * its promo code. No money moves: an open card page is closed first, and if it was paid at that moment, its
 * package stays. A payment through a closed page pays for no place, and is refunded as always. Repeating it changes nothing.
 */
export async function changePackage(
  cashier: PaymentContext,
  by: SignedInOrganiser,
  { attendeeId, packageId, fromPackageId }: Wish,
): Promise<void> {
  const { platform } = cashier;
  const { db, clock, responseCache } = platform;
  const known = packageId === fromPackageId ? null : await findChosen(db, attendeeId, clock.now());
  if (known?.package.id === packageId) return;
  const open = await refreshPayment(cashier, attendeeId);
  if (open) await closeCardPage(cashier, open.id);
  await db.transaction(async (tx) => {
    const attendee = await lockAttendee(tx, attendeeId);
    if (!attendee || attendee.erasedAt) throw new Failure('cqrs-0009');
    requireChoosing(attendee);
    const found = await findPlaceWithPackage(tx, attendeeId);
    const currentId = found?.package.id ?? null;
    if (currentId !== fromPackageId) throw new Failure('resource-0001');
    if (await hasOpenPayment(tx, attendeeId)) throw new Failure('payment-0005');
    const now = clock.now();
    const chosen = await findChoice(tx, attendee, packageId, now);
    await getReleaseOrders(tx, attendeeId, now);
    if (!(await takePlace(tx, attendeeId, chosen, now))) throw new Failure('package-0001');
    const chosenPlace = { attendee, chosen, profile: attendee.profile };
    await applyChosenPackage(platform, tx, chosenPlace, now);
    if (chosen.kind === 'paid') {
      const heldUntil = new Date(now.getTime() + limits.placeHoldTimeByOrganiser);
      await changeHold(tx, attendeeId, { heldUntil });
      await beginOrder(tx, attendeeId, chosen, now);
      await mailPackageChanged(platform, tx, attendee, { chosen, heldUntil });
    }
    const change = { before: { packageId: currentId }, after: { packageId: chosen.id } };
    const subject = `attendees/${attendeeId}/package`;
    await audit(tx, by, { call: 'changePackage', subject, ...change }, now);
  });
  responseCache.drop('packages');
  responseCache.drop('attendees');
}

/** @throws attendee-desk-0003 when the place is paid or final, attendee-desk-0004 when nothing is chosen by this attendee */
function requireChoosing(attendee: AttendeeRow): void {
  const { registrationStatus } = attendee;
  const kind = kindOfAttendee(attendee);
  const mayChoose = kind === null || registrationKinds[kind].choosesPackage;
  if (!mayChoose || registrationStatus === 'SubmitStepOne') throw new Failure('attendee-desk-0004');
  if (registrationStatus === 'Completed') throw new Failure('attendee-desk-0003');
}

async function findChoice(
  tx: Tx,
  { categoryId }: AttendeeRow,
  packageId: string,
  now: Date,
): Promise<PackageRow> {
  const named = await findPackageById(tx, packageId);
  const category = await findCategory(tx, categoryId);
  const chosen = named && category && (await findPackageFor(tx, named.type, category, now));
  if (!chosen) throw new Failure('fm.cms-0048');
  if (!chosen.isOnSale) throw new Failure('package-0002');
  return chosen;
}
