import type { BodyOf } from '@summit/contract/call';
import { listingBody, listingCalls } from '@summit/contract/calls/listing';
import { useServerAction } from '@summit/shared-auth';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { filledIn } from '../shared/filled-in.ts';
import { doesListingExist, listingKey, type Listing } from './listing-answer.ts';

/** `exists`: somebody else was faster. */
export type Outcome = 'open' | 'sent' | 'exists';

export type ListingValues = BodyOf<typeof listingCalls.submitListing>;

interface ListingFormOptions {
  listing: Listing;
  token: string;
  onOutcome: (outcome: Outcome) => void;
}

/** The form of a listing, filled with what is known, kept as a draft until it is submitted. */
export function useListingForm({ listing, token, onOutcome }: ListingFormOptions) {
  const submission = useServerAction(listingCalls.submitListing);
  const queryClient = useQueryClient();
  const form = useSiteForm<ListingValues>({
    schema: listingBody,
    defaultValues: valuesOf(listing),
    trim: ['listingInvitation.company', 'listingInvitation.contactName', 'listingInvitation.email'],
    onSubmit: async (body) => {
      onOutcome('open');
      try {
        await submission.run({ query: { token }, body: filledIn(body) });
        draft.finish();
        onOutcome('sent');
        await askAgain();
      } catch (error) {
        const exists = doesListingExist(error);
        if (exists === null) throw error;
        onOutcome(exists ? 'exists' : 'open');
        await askAgain();
      }
    },
  });
  // The end of the token tells drafts of one device apart, and opens nothing.
  const draft = useFormDraft(`listing-${token.slice(-6)}`, form);

  function askAgain() {
    return queryClient.invalidateQueries({ queryKey: listingKey(token) });
  }

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
