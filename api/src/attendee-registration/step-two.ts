import type { BodyOf } from '@summit/contract/call';
import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { registrationForms } from '@summit/contract/registration-forms';
import { isOpenKind, kindOfAttendee, registrationKinds } from '@summit/contract/registration-kinds';
import { lockAttendee, updateRegistration } from '../attendees/attendees.queries.ts';
import type { AttendeeProfile } from '../attendees/attendees.tables.ts';
import { findCategory } from '../attendees/categories.queries.ts';
import type { CategoryRow } from '../attendees/categories.tables.ts';
import { Failure } from '../platform/failure.ts';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { readBody } from '../platform/validation.ts';
import { readSection } from '../settings/settings.queries.ts';
import { checkVatId, storedVatId } from './check-vat-id.ts';
import { stepAfterSecondPart } from './next-step.ts';
import { countStep } from './step-limits.queries.ts';

type SecondPart = BodyOf<typeof attendeeRegistrationCalls.submitStepTwo>;

/** Stores the answers of the second part, once; then a package has to be chosen. */
export function submitStepTwoWith(
  platform: Platform,
): Handler<typeof attendeeRegistrationCalls.submitStepTwo> {
  const { db, clock, config } = platform;
  return async ({ body, attendee, request, fail }) => {
    await countStep(platform, 'step two', { email: attendee.email, request });
    const settings = await readSection(db, 'global');
    // Before the transaction: the service may take its time.
    const vat = settings.vatIdValidationEnabled ? await checkVatId(body, config.vatCheckUrl) : null;
    return db.transaction(async (tx) => {
      const row = await lockAttendee(tx, attendee.id);
      if (!row) return fail('fm.cms-0041');
      if (row.registrationStatus !== 'SubmitStepOne') {
        return fail(row.registrationStatus === 'Completed' ? 'fm.cms-0019' : 'fm.cms-0031');
      }
      const category = await findCategory(tx, row.categoryId);
      const kind = category && kindOfAttendee({ ...row, category });
      // Invited attendees have a different second part.
      if (!kind || !isOpenKind(kind)) return fail('fm.cms-0041');
      const answers = readBody(registrationForms[kind].secondPart, body) as AttendeeProfile;
      checkAccountManager(body, category);
      const checked = registrationKinds[kind].checksVatId && vat ? storedVatId(vat) : {};
      const registrationStatus = 'PendingPackageSelection' as const;
      const profile = { ...row.profile, ...answers, ...checked };
      await updateRegistration(tx, row.id, { registrationStatus, profile }, clock.now());
      return { registrationStatus, next: stepAfterSecondPart(settings, kind) };
    });
  };
}

function checkAccountManager(
  { accountManagerEmail }: SecondPart,
  { needsAccountManager }: CategoryRow,
): void {
  if (needsAccountManager && !accountManagerEmail) throw new Failure('attendee.submit-0003');
}
