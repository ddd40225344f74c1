import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { kindOfAttendee, registrationKinds } from '@summit/contract/registration/registration-kinds';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import type { PackageRow } from '../../orders/packages/packages.tables.ts';
import { beginOrder } from '../../orders/public/orders.queries.ts';
import { findPackageFor } from '../../orders/public/packages.queries.ts';
import { findPlace, takePlace } from '../../orders/public/places.queries.ts';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { lockAttendee } from '../../people/public/attendees.queries.ts';
import { findCategory } from '../../people/public/categories.queries.ts';
import { withoutChosenInvoice } from '../../people/public/chosen-invoice.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { applyChosenPackage } from '../public/chosen-package.ts';
import { stepAfterPackages } from './next-step.ts';
import type { StepHandler } from './step-handler.ts';
import { countStep } from './step-limits.ts';

type SelectPackage = (typeof attendeeRegistrationCalls)['selectPackage'];

/**
 * Gives an attendee a place in a package. A free one completes the registration (the killer feature, when it is
 * enabled, comes first); a paid one is held until it is paid.
 */
export function createSelectPackageHandler(platform: Platform): StepHandler<SelectPackage> {
  const { db, clock, responseCache } = platform;
  return async ({ body, attendee, request }) => {
    await countStep(platform, 'package', { email: attendee.email, request });
    const settings = await readSection(db, 'global');
    const now = clock.now();
    const selection = await db.transaction(async (tx): Promise<ResponseOf<SelectPackage>> => {
      const row = await lockChoosing(tx, attendee.id, now);
      const chosen = await findChoice(tx, row, body, now);
      const place = await takePlace(tx, row.id, chosen, now);
      if (!place) throw new Failure('package-0001');
      // The price of the place is fixed now, even if the package's price changes.
      if (chosen.kind === 'paid') await beginOrder(tx, row.id, chosen, now);
      const profile = withBilling(row, body);
      const registrationStatus = await applyChosenPackage(
        platform,
        tx,
        { attendee: row, chosen, profile },
        now,
      );
      const heldUntil = place.heldUntil?.toISOString() ?? null;
      return { registrationStatus, next: stepAfterPackages(settings, chosen.kind), heldUntil };
    });
    responseCache.drop('packages');
    responseCache.drop('attendees');
    return selection;
  };
}

/** The attendee who is to choose, locked: for the first time, or again because the hold expired unpaid. */
async function lockChoosing(tx: Tx, attendeeId: string, now: Date): Promise<AttendeeRow> {
  const row = await lockAttendee(tx, attendeeId);
  if (!row || row.registrationStatus === 'SubmitStepOne') throw new Failure('fm.cms-0041');
  if (row.registrationStatus === 'Completed') throw new Failure('fm.cms-0019');
  const place = await findPlace(tx, row.id, now);
  if (place && !place.isOver) throw new Failure('fm.cms-0028');
  return row;
}

async function findChoice(
  tx: Tx,
  row: AttendeeRow,
  { type, packageType }: BodyOf<SelectPackage>,
  now: Date,
): Promise<PackageRow> {
  const category = await findCategory(tx, row.categoryId);
  const kind = kindOfAttendee(row);
  // A guest with a pass has nothing to choose.
  const mayChoose = kind === null || registrationKinds[kind].choosesPackage;
  const chosen = mayChoose && category && (await findPackageFor(tx, type, category, now));
  if (!chosen || chosen.kind !== packageType) throw new Failure('fm.cms-0048');
  if (!chosen.isOnSale) throw new Failure('package-0002');
  return chosen;
}

function withBilling(row: AttendeeRow, { billing, purchaseOrder }: BodyOf<SelectPackage>) {
  return {
    ...withoutChosenInvoice(row),
    ...(billing && { billing }),
    ...(purchaseOrder && { purchaseOrder }),
  };
}
