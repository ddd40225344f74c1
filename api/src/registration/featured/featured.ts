import * as featuredCalls from '@summit/contract/calls/featured';
import { saveLinkUpload } from '../../people/public/photos.queries.ts';
import { receivePhoto } from '../../people/public/receive-photo.ts';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import { timeItself } from '../../platform/rehearsal/current-rehearsal.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { findFeaturedInvitation, getRefusal } from './featured.queries.ts';
import { createSubmitFeatureFormHandler } from './submit-feature-form.ts';

/** The registration of people whom the organisers invite to be featured attendees: by the token of a link. */
export const featured: Capability = (app, platform) => {
  const { db, clock } = platform;
  serve(app, featuredCalls, {
    submitFeatureForm: createSubmitFeatureFormHandler(platform),

    featureFormToken: async ({ query, fail }) => {
      const invitation = await findFeaturedInvitation(db, query.token);
      if (!invitation) return fail('cqrs-0009');
      const refusal = await getRefusal(db, invitation, timeItself(clock));
      if (refusal === 'fm.cms-0019') {
        // A closed invitation no longer exposes the person's details.
        return { used: true, firstName: null, lastName: null, email: null, company: null };
      }
      if (refusal) return fail(refusal);
      const { firstName, lastName, email, company } = invitation;
      return { used: false, firstName, lastName, email, company };
    },

    uploadFeatureImage: async ({ query: { token, crop }, request }) => {
      const invitation = await findFeaturedInvitation(db, token);
      const refusal = invitation ? await getRefusal(db, invitation, clock.now()) : 'cqrs-0009';
      if (refusal) throw new Failure(refusal);
      const tokenHash = linkTokenHash(token);
      return receivePhoto(platform, request, { uploader: tokenHash, crop }, (picture) =>
        saveLinkUpload(db, tokenHash, picture, clock.now()),
      );
    },
  });
};
