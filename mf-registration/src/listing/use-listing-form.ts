import * as listingCalls from '@summit/contract/calls/listing';
import type { BodyOf } from '@summit/contract/requests/call';
import { draftOfLink } from '@summit/contract/session/storage-keys';
import { isApiError, useCall, useServerAction } from '@summit/shared-auth';
import { useServerViewStore } from '@summit/shared-auth/server-view';
import { lazySchema } from '@summit/shared-ui/form/lazy-schema';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { filledIn } from '../shared/person-fields/filled-in.ts';
import { useLogoUpload } from '../shared/photo/logo/use-logo-upload.ts';
import { doesListingExist, type Listing, listingView } from './listing-response.ts';

/** `exists`: somebody else has already submitted it. */
export type Outcome = 'open' | 'sent' | 'exists';

export type ListingValues = BodyOf<typeof listingCalls.submitListing>;

export const listingRules = lazySchema<ListingValues>(
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

const logoName = 'listingMetadata.logoUrl';

interface ListingFormOptions {
  listing: Listing;
  token: string;
  /** Shown at the logo when the chosen one was not uploaded. */
  logoFailed: string;
  onOutcome: (outcome: Outcome) => void;
}

/** The form of a listing, filled with what is known, stored as a draft until it is submitted. */
export function useListingForm({ listing, token, logoFailed, onOutcome }: ListingFormOptions) {
  const submission = useServerAction(listingCalls.submitListing);
  const stored = useServerViewStore(listingView, token);
  const form = useSiteForm<ListingValues>({
    schema: listingRules,
    defaultValues: toValues(listing),
    trim: ['listingInvitation.company', 'listingInvitation.contactName', 'listingInvitation.email'],
    onSubmit: async (values): Promise<void> => {
      onOutcome('open');
      if (!(await logo.hasArrived())) return form.fail(logoName, logoFailed);
      // The logo's upload may have finished after the button was pressed.
      const { logoUrl } = form.values('listingMetadata');
      const body = filledIn({ ...values, listingMetadata: { ...values.listingMetadata, logoUrl } });
      try {
        await submission.run({ query: { token }, body });
        draft.finish();
        onOutcome('sent');
        await stored.refresh();
      } catch (error) {
        await refuse(error);
      }
    },
  });
  const draft = useFormDraft(draftOfLink('listing', token), form);
  const call = useCall();
  const logo = useLogoUpload(form, logoName, (file, { crop: _crop, ...options }) =>
    call(listingCalls.uploadListingLogo, { query: { token }, body: { file }, ...options }),
  );

  async function refuse(error: unknown): Promise<void> {
    if (isApiError(error) && error.code === 'image-0001') {
      logo.forget();
      return form.fail(logoName, error.message);
    }
    const exists = doesListingExist(error);
    if (exists === null) throw error;
    onOutcome(exists ? 'exists' : 'open');
    await stored.refresh();
  }

  return { form, draft, logo };
}

function toValues({ listingInvitation, listingMetadata, additionalInformation }: Listing): ListingValues {
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
