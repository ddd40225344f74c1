import type * as featuredCalls from '@summit/contract/calls/featured';
import { registrationKinds } from '@summit/contract/registration/registration-kinds';
import { findDefaultCategory } from '../../people/public/categories.queries.ts';
import { takeLinkPhoto } from '../../people/public/photos.queries.ts';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { mailConfirmation } from '../public/confirmation.ts';
import { beginRegistration } from '../steps/begin-registration.ts';
import {
  findFeaturedInvitation,
  getRefusal,
  lockFeaturedInvitation,
  takeFeaturedInvitation,
} from './featured.queries.ts';
import type { FeaturedInvitationRow } from './featured.tables.ts';

type SubmitFeatureForm = (typeof featuredCalls)['submitFeatureForm'];

/**
 * Registers the person invited to be a featured attendee and mails the confirmation. There is nothing to choose and
 * nothing to pay: the registration is complete. They are a guest of the organisers, in the list of attendees and at the top of it.
 */
export function createSubmitFeatureFormHandler(platform: Platform): Handler<SubmitFeatureForm> {
  const { db, clock, responseCache } = platform;
  return async ({ body, request, fail }) => {
    const { token, imageUrl, bio, linkedIn, publishAccepted: publish } = body;
    const input = { body: { ...body, publish }, request };
    const { tokens } = await beginRegistration(platform, input, {
      find: async () => {
        await requireUsable(db, await findFeaturedInvitation(db, token), clock.now());
        const category = await findDefaultCategory(db, registrationKinds.Featured.category);
        return category ?? fail('fm.cms-0024');
      },
      codeOfTaken: 'fm.cms-0029',
      add: async (tx, store, category) => {
        const now = clock.now();
        const invitation = await requireUsable(tx, await lockFeaturedInvitation(tx, token), now);
        const added = await store({
          attendeeType: 'Featured',
          categoryId: category.id,
          registrationStatus: 'Completed',
          isInTop: registrationKinds.Featured.isFeatured,
          profile: { bio, linkedIn },
        });
        if (!(await takeLinkPhoto(tx, linkTokenHash(token), added.id, imageUrl, now))) {
          return fail('image-0001', { message: 'Please upload this picture once more.' });
        }
        await takeFeaturedInvitation(tx, invitation.id, added.id, now);
        return added;
      },
      complete: (tx, added) => mailConfirmation(platform, tx, added),
    });
    responseCache.drop('attendees');
    return tokens;
  };
}

async function requireUsable(
  db: Db,
  invitation: FeaturedInvitationRow | null,
  now: Date,
): Promise<FeaturedInvitationRow> {
  if (!invitation) throw new Failure('cqrs-0009');
  const refusal = await getRefusal(db, invitation, now);
  if (refusal) throw new Failure(refusal);
  return invitation;
}
