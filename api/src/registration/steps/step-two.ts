import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { registrationForms } from '@summit/contract/registration/registration-forms';
import {
  isOpenKind,
  kindOfAttendee,
  registrationKinds,
} from '@summit/contract/registration/registration-kinds';
import type { BodyOf } from '@summit/contract/requests/call';
import type { AttendeeProfile } from '../../people/attendees/attendees.tables.ts';
import type { CategoryRow } from '../../people/attendees/categories.tables.ts';
import { lockAttendee, updateRegistration } from '../../people/public/attendees.queries.ts';
import { findCategory } from '../../people/public/categories.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { readBody } from '../../platform/requests/validation.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { stepAfterSecondPart } from './next-step.ts';
import { countStep } from './step-limits.ts';
import { checkVatId, storedVatId } from './vat/check-vat-id.ts';

type SecondPart = BodyOf<typeof attendeeRegistrationCalls.submitStepTwo>;

/** Stores the answers of the second part, once; then a package has to be chosen. */
export function createSubmitStepTwoHandler(
  platform: Platform,
): Handler<typeof attendeeRegistrationCalls.submitStepTwo> {
  const { db, clock, config } = platform;
  return async ({ body, attendee, request, fail }) => {
    await countStep(platform, 'step two', { email: attendee.email, request });
    const settings = await readSection(db, 'global');
    // The number is checked before the transaction, because the service may be slow.
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
      const form = registrationForms[kind].secondPart;
      const answers = readBody(form, body) as AttendeeProfile;
      // A form without a field for the account manager could never be sent otherwise.
      if ('accountManagerEmail' in form.fields) checkAccountManager(body, category);
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
