import * as listingCalls from '@summit/contract/calls/listing';
import * as limits from '@summit/contract/limits/limits';
import { receiveLogo } from '../../content/public/receive-logo.ts';
import { saveLinkUpload } from '../../people/public/photos.queries.ts';
import { timeItself } from '../../platform/rehearsal/current-rehearsal.ts';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { takeLogo } from './listing-logos.ts';
import {
  findListing,
  listDirectory,
  type ListingRow,
  lockListing,
  storeSubmission,
} from './listings.queries.ts';

/** How long a response is cached, in seconds. */
const freshness = 5;

/** A company's entry in the event's directory, by the token of its invitation. */
export const listing: Capability = (app, platform) => {
  const { db, clock } = platform;

  serve(app, listingCalls, {
    directory: cachedResponse('listings', freshness, ({ query }) => listDirectory(db, query)),

    listing: async ({ query, fail }) => {
      const row = await findListing(db, query.token);
      if (!row) return fail('fm.cms-0061');
      // A submission can be read after the invitation has closed.
      const isOver = row.status === 'Invited' && isClosed(row, timeItself(clock));
      return isOver ? fail('fm.cms-0009') : toResponse(row);
    },

    /** Stores a logo that is not used yet: the submission of the listing refers to it. */
    uploadListingLogo: async ({ query, request }) => {
      const { id, tokenHash } = writableListing(await findListing(db, query.token), clock.now());
      return receiveLogo(platform, request, `listing ${id}`, (picture) =>
        saveLinkUpload(db, tokenHash, picture, clock.now()),
      );
    },

    submitListing: async ({ query, body, fail }) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const row = writableListing(await lockListing(tx, query.token), now);
        if (!(await takeLogo(tx, row, body.listingMetadata.logoUrl || null, now))) return fail('image-0001');
        await storeSubmission(tx, row.id, body, now);
        return { status: 'Submitted' as const };
      }),
  });
};

/**
 * A listing that may be written: it is not with the organisers, and its invitation is open.
 * @throws Failure fm.cms-0061 for an unknown token, fm.cms-0059 or fm.cms-0060 once it is submitted or approved,
 * fm.cms-0009 once the invitation is closed
 */
function writableListing(row: ListingRow | null, now: Date): ListingRow {
  if (!row) throw new Failure('fm.cms-0061');
  if (row.status === 'Approved') throw new Failure('fm.cms-0060');
  if (row.status === 'Submitted') throw new Failure('fm.cms-0059');
  if (isClosed(row, now)) throw new Failure('fm.cms-0009');
  return row;
}

/** Whether the invitation cannot be used any more. */
function isClosed({ closesAt }: ListingRow, now: Date): boolean {
  return closesAt !== null && closesAt <= now;
}

function toResponse(row: ListingRow) {
  const { status, company, contactName, email, description, website, category, logoUrl } = row;
  const isFilled = description !== null && website !== null && category !== null;
  return {
    status,
    listingInvitation: { company, contactName, email },
    listingMetadata: isFilled ? { description, website, category, logoUrl } : null,
    additionalInformation: row.additionalInformation,
    logoSize: { width: row.logoWidth, height: row.logoHeight },
    descriptionLimit: limits.bio,
  };
}
