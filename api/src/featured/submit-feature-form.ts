import type { BodyOf } from '@summit/contract/call';
import type * as featuredCalls from '@summit/contract/calls/featured';
import { type RegistrationKindName, registrationKinds } from '@summit/contract/registration-kinds';
import { permitBeginning, toAttendee } from '../attendee-registration/beginning.queries.ts';
import { addAttendee, findAttendeeByEmail } from '../attendees/attendees.queries.ts';
import type { NewAttendee } from '../attendees/attendees.tables.ts';
import { findDefaultCategory } from '../attendees/categories.queries.ts';
import { startSession } from '../auth/sessions.queries.ts';
import { mailConfirmation } from '../personal/confirmation.queries.ts';
import { takeLinkPhoto } from '../photos/photos.queries.ts';
import type { Db } from '../platform/db/db.ts';
import { Failure } from '../platform/failure.ts';
import type { Handler } from '../platform/handler.ts';
import { linkTokenHash } from '../platform/link-token.ts';
import type { Platform } from '../platform/platform.ts';
import { subscribe } from '../subscribe/subscribers.queries.ts';
import {
  findFeaturedInvitation,
  lockFeaturedInvitation,
  refusalOf,
  takeFeaturedInvitation,
} from './featured.queries.ts';
import type { FeaturedInvitationRow } from './featured.tables.ts';

type SubmitFeatureForm = (typeof featuredCalls)['submitFeatureForm'];

/**
 * Registers the person invited to be a featured attendee, mails the confirmation and signs them in. There is nothing
 * to choose and nothing to pay: the registration is complete. Of calls with one token at the same time one registers.
 */
export function submitFeatureFormWith(platform: Platform): Handler<SubmitFeatureForm> {
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
  const refusal = await refusalOf(db, invitation, now);
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
