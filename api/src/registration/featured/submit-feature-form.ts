import type * as featuredCalls from '@summit/contract/calls/featured';
import {
  type RegistrationKindName,
  registrationKinds,
} from '@summit/contract/registration/registration-kinds';
import type { BodyOf } from '@summit/contract/requests/call';
import { subscribe } from '../../content/public/subscribers.queries.ts';
import type { NewAttendee } from '../../people/attendees/attendees.tables.ts';
import { addAttendee, findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { findDefaultCategory } from '../../people/public/categories.queries.ts';
import { takeLinkPhoto } from '../../people/public/photos.queries.ts';
import { startSession } from '../../people/public/sessions.ts';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { mailConfirmation } from '../public/confirmation.ts';
import { permitBeginning, toAttendee } from '../steps/beginning.ts';
import {
  findFeaturedInvitation,
  getRefusal,
  lockFeaturedInvitation,
  takeFeaturedInvitation,
} from './featured.queries.ts';
import type { FeaturedInvitationRow } from './featured.tables.ts';

type SubmitFeatureForm = (typeof featuredCalls)['submitFeatureForm'];

/**
 * Registers the person invited to be a featured attendee, mails the confirmation and signs them in. There is nothing
 * to choose and nothing to pay: the registration is complete. Of calls with one token at the same time one registers.
 */
export function createSubmitFeatureFormHandler(platform: Platform): Handler<SubmitFeatureForm> {
  const { db, clock, responseCache } = platform;
  return async ({ body, request, fail }) => {
    await permitBeginning(platform, body, request);
    await checkUsable(db, await findFeaturedInvitation(db, body.token), clock.now());
    if (await findAttendeeByEmail(db, body.email)) return fail('fm.cms-0029');
    const attendee = await toFeatured(platform, body);
    const tokens = await db.transaction(async (tx) => {
      const now = clock.now();
      // Read again: it may have been used while this call waited for the lock.
      const invitation = await checkUsable(tx, await lockFeaturedInvitation(tx, body.token), now);
      const added = await addAttendee(tx, attendee);
      if (!added) return fail('fm.cms-0029');
      if (!(await takeLinkPhoto(tx, linkTokenHash(body.token), added.id, body.imageUrl, now))) {
        return fail('image-0001', { message: 'Please upload this picture once more.' });
      }
      await takeFeaturedInvitation(tx, invitation.id, added.id, now);
      if (added.marketing) await subscribe(platform, tx, added);
      await mailConfirmation(platform, tx, added);
      return startSession(platform, tx, added.id, request);
    });
    responseCache.drop('attendees');
    return tokens;
  };
}

async function checkUsable(
  db: Db,
  invitation: FeaturedInvitationRow | null,
  now: Date,
): Promise<FeaturedInvitationRow> {
  if (!invitation) throw new Failure('cqrs-0009');
  const refusal = await getRefusal(db, invitation, now);
  if (refusal) throw new Failure(refusal);
  return invitation;
}

/** Somebody featured is a guest of the organisers, in the list of attendees and at the top of it. */
async function toFeatured(platform: Platform, body: BodyOf<SubmitFeatureForm>): Promise<NewAttendee> {
  const { db } = platform;
  const category = await findDefaultCategory(db, registrationKinds.Featured.category);
  if (!category) throw new Failure('fm.cms-0024');
  const { bio, linkedIn, publishAccepted: publish } = body;
  return {
    ...(await toAttendee(platform, { ...body, publish })),
    attendeeType: 'Featured' satisfies RegistrationKindName,
    categoryId: category.id,
    registrationStatus: 'Completed',
    isInTop: registrationKinds.Featured.isFeatured,
    profile: { bio, linkedIn },
  };
}
