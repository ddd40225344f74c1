import type * as vipCalls from '@summit/contract/calls/vip';
import { kindOfAttendee } from '@summit/contract/registration/registration-kinds';
import { lockAttendee, updateRegistration } from '../../people/public/attendees.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { notifyCompletion, notifyStepLeft } from '../public/completion.ts';
import {
  findInvitationOfPass,
  findVipInvitation,
  type KnownVipInvitation,
  type VipLink,
} from '../public/vip.queries.ts';
import { stepAfterSecondPart } from '../steps/next-step.ts';
import { countStep } from '../steps/step-limits.ts';

/** Stores the text of the badge. Where there are no topics to choose, this completes the registration. */
export function createVipStepTwoHandler(platform: Platform): Handler<typeof vipCalls.vipStepTwo> {
  const { db, clock, responseCache } = platform;
  return async ({ body, params, attendee, request, fail }) => {
    await countStep(platform, 'step two', { email: attendee.email, request });
    const settings = await readSection(db, 'global');
    const registrationStatus = settings.killerFeatureIsEnabled ? 'PendingPackageSelection' : 'Completed';
    const step = await db.transaction(async (tx) => {
      const row = await lockAttendee(tx, attendee.id);
      const known = row && (await requirePass(tx, row.id, params));
      const kind = row && kindOfAttendee(row);
      if (!row || !known || !kind) return fail('fm.cms-0041');
      if (row.registrationStatus !== 'SubmitStepOne') {
        return fail(row.registrationStatus === 'Completed' ? 'fm.cms-0019' : 'fm.cms-0023');
      }
      // Their own pass counts as taken; the organisers may have reduced the number since.
      if (known.passesTaken > known.invitation.passesLimit) return fail('fm.cms-0077');
      if (known.category.needsAccountManager && !body.accountManagerEmail) {
        return fail('vip-attendee.update-0003');
      }
      // A full name is on the badge anyway; stored here it would stay there after the attendee has corrected it.
      const badgeName = body.badgeName === `${row.firstName} ${row.lastName}` ? undefined : body.badgeName;
      const profile = { ...row.profile, ...body, badgeName };
      await updateRegistration(tx, row.id, { registrationStatus, profile }, clock.now());
      const notify = registrationStatus === 'Completed' ? notifyCompletion : notifyStepLeft;
      await notify(platform, tx, row);
      return { registrationStatus, next: stepAfterSecondPart(settings, kind) } as const;
    });
    responseCache.drop('attendees');
    return step;
  };
}

/**
 * The invitation on whose pass the attendee registered; null when they have none.
 * @throws vip-registration-0001 when the link is that of another invitation
 */
export async function requirePass(
  tx: Tx,
  attendeeId: string,
  link: VipLink,
): Promise<KnownVipInvitation | null> {
  const known = await findInvitationOfPass(tx, attendeeId);
  const named = known && (await findVipInvitation(tx, link));
  if (known && named?.invitation.id !== known.invitation.id) throw new Failure('vip-registration-0001');
  return known;
}
