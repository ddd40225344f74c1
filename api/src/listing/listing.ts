import { listingCalls } from '@summit/contract/calls/listing';
import { limits } from '@summit/contract/limits';
import { type Capability, serve } from '../platform/serve.ts';
import { findListing, type ListingRow, submitListing } from './listings.queries.ts';

/** A company's entry in the event's directory, by the token of its invitation. */
export const listing: Capability = (app, { db, clock }) => {
  const isClosed = ({ closesAt }: ListingRow): boolean => closesAt !== null && closesAt <= clock.now();

  serve(app, listingCalls, {
    listing: async ({ query, fail }) => {
      const row = await findListing(db, query.token);
      if (!row) {
        return fail('fm.cms-0061');
      }
      // What was submitted can be looked at after the invitation has closed.
      return row.status === 'Invited' && isClosed(row) ? fail('fm.cms-0009') : toResponse(row);
    },

    submitListing: async ({ query, body, fail }) => {
      if (await submitListing(db, query.token, body, clock.now())) {
        return { status: 'Submitted' as const };
      }
      const row = await findListing(db, query.token);
      if (!row) {
        return fail('fm.cms-0061');
      }
      if (row.status === 'Approved') {
        return fail('fm.cms-0060');
      }
      return fail(row.status === 'Submitted' ? 'fm.cms-0059' : 'fm.cms-0009');
    },
  });
};

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
