import type { BodyOf } from '@summit/contract/call';
import { listingCalls } from '@summit/contract/calls/listing';
import { draftOfLink } from '@summit/contract/storage-keys';
import { useServerAction } from '@summit/shared-auth';
import { useServerViewStore } from '@summit/shared-auth/server-view';
import { lateSchema } from '@summit/shared-ui/form/late-schema';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { filledIn } from '../shared/filled-in.ts';
import { doesListingExist, type Listing, listingView } from './listing-response.ts';

/** `exists`: somebody else has already submitted it. */
export type Outcome = 'open' | 'sent' | 'exists';

export type ListingValues = BodyOf<typeof listingCalls.submitListing>;

export const listingRules = lateSchema<ListingValues>(
  [
    'listingInvitation.company',
    'listingInvitation.contactName',
    'listingInvitation.email',
    'listingMetadata.description',
    'listingMetadata.website',
    'listingMetadata.category',
  ],
  async () => (await import('./listing-schema.ts')).listingSchema,
);

interface ListingFormOptions {
  listing: Listing;
  token: string;
  onOutcome: (outcome: Outcome) => void;
}

/** The form of a listing, filled with what is known, stored as a draft until it is submitted. */
export function useListingForm({ listing, token, onOutcome }: ListingFormOptions) {
  const submission = useServerAction(listingCalls.submitListing);
  const stored = useServerViewStore(listingView, token);
  const form = useSiteForm<ListingValues>({
    schema: listingRules,
    defaultValues: valuesOf(listing),
    trim: ['listingInvitation.company', 'listingInvitation.contactName', 'listingInvitation.email'],
    onSubmit: async (body) => {
      onOutcome('open');
      try {
        await submission.run({ query: { token }, body: filledIn(body) });
        draft.finish();
        onOutcome('sent');
        await stored.refresh();
      } catch (error) {
        const exists = doesListingExist(error);
        if (exists === null) throw error;
        onOutcome(exists ? 'exists' : 'open');
        await stored.refresh();
      }
    },
  });
  const draft = useFormDraft(draftOfLink('listing', token), form);

  return { form, draft };
}

function valuesOf({ listingInvitation, listingMetadata, additionalInformation }: Listing): ListingValues {
  const { company, contactName, email } = listingInvitation;
  return {
    listingInvitation: { company, contactName: contactName ?? '', email: email ?? '' },
    listingMetadata: {
      description: listingMetadata?.description ?? '',
      website: listingMetadata?.website ?? '',
      category: listingMetadata?.category ?? '',
      logoUrl: listingMetadata?.logoUrl ?? '',
    },
    additionalInformation: additionalInformation ?? '',
  };
}
