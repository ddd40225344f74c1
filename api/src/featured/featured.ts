import * as featuredCalls from '@summit/contract/calls/featured';
import { keepLinkUpload } from '../photos/photos.queries.ts';
import { receivePhoto } from '../photos/receive-photo.queries.ts';
import { Failure } from '../platform/failure.ts';
import { linkTokenHash } from '../platform/link-token.ts';
import { type Capability, serve } from '../platform/serve.ts';
import { findFeaturedInvitation, refusalOf } from './featured.queries.ts';
import { submitFeatureFormWith } from './submit-feature-form.ts';

/** The registration of people whom the organisers invite to be featured attendees: by the token of a link. */
export const featured: Capability = (app, platform) => {
  const { db, clock } = platform;
  serve(app, featuredCalls, {
    submitFeatureForm: submitFeatureFormWith(platform),

    featureFormToken: async ({ query, fail }) => {
      const invitation = await findFeaturedInvitation(db, query.token);
      if (!invitation) return fail('cqrs-0009');
      const refusal = await refusalOf(db, invitation, clock.now());
      if (refusal === 'fm.cms-0019') {
        // The person's details are not exposed any more.
        return { used: true, firstName: null, lastName: null, email: null, company: null };
      }
      if (refusal) return fail(refusal);
      const { firstName, lastName, email, company } = invitation;
      return { used: false, firstName, lastName, email, company };
    },

    uploadFeatureImage: async ({ query: { token, crop }, request }) => {
      const invitation = await findFeaturedInvitation(db, token);
      const refusal = invitation ? await refusalOf(db, invitation, clock.now()) : 'cqrs-0009';
      if (refusal) throw new Failure(refusal);
      const tokenHash = linkTokenHash(token);
      return receivePhoto(platform, request, { uploader: tokenHash, crop }, (picture) =>
        keepLinkUpload(db, tokenHash, picture, clock.now()),
      );
    },
  });
};
