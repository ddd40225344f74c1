import { limits } from '@summit/contract/limits';
import { Button } from '@summit/shared-ui/actions/button';
import { DraftNotice } from '@summit/shared-ui/form/draft-notice';
import { EmailField } from '@summit/shared-ui/form/email-field';
import { Fieldset } from '@summit/shared-ui/form/fieldset';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FieldPair, FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { TextArea } from '@summit/shared-ui/form/text-area';
import { TextField } from '@summit/shared-ui/form/text-field';
import { UrlField } from '@summit/shared-ui/form/url-field';
import type { FormDraft } from '@summit/shared-ui/form/use-form-draft';
import type { SiteForm } from '../shared/site-form.ts';
import type { Listing, ListingTexts } from './listing-response.ts';
import { LogoPlace } from './logo-place.tsx';
import type { ListingValues } from './use-listing-form.ts';

interface ListingFieldsProps {
  form: SiteForm<ListingValues>;
  draft: FormDraft;
  listing: Listing;
  texts: ListingTexts;
}

/** The contact's details, and what visitors will read. */
export function ListingFields({ form, draft, listing, texts }: ListingFieldsProps) {
  const isAgain = listing.status === 'Rejected';
  return (
    <FormBody {...form.formProps}>
      <FormSummary {...form.summary} />
      <DraftNotice draft={draft} text={texts['listing.draft']} />
      <Fieldset legend={texts['listing.form.entry']}>
        <TextField
          {...form.field('listingInvitation.company')}
          label={texts['listing.form.company']}
          autoComplete="organization"
        />
        <TextArea
          {...form.field('listingMetadata.description')}
          label={texts['listing.form.description']}
          limit={Math.min(listing.descriptionLimit, limits.bio)}
        />
        <FieldPair>
          <UrlField {...form.field('listingMetadata.website')} label={texts['listing.form.website']} />
          <TextField
            {...form.field('listingMetadata.category')}
            label={texts['listing.form.category']}
            hint={texts['listing.form.categoryHint']}
          />
        </FieldPair>
        <TextField
          {...form.field('listingMetadata.logoUrl')}
          label={texts['listing.form.logo']}
          hint={`${texts['listing.form.logoHint']}${sizeWords(listing.logoSize)}.`}
          inputMode="url"
          placeholder="/media/"
          optional
        />
        <LogoPlace
          size={listing.logoSize}
          src={listing.listingMetadata?.logoUrl ?? null}
          words={texts['listing.form.logoSize']}
        />
      </Fieldset>
      <Fieldset legend={texts['listing.form.who']}>
        <FieldPair>
          <TextField
            {...form.field('listingInvitation.contactName')}
            label={texts['listing.form.contactName']}
            autoComplete="name"
          />
          <EmailField {...form.field('listingInvitation.email')} label={texts['listing.form.email']} />
        </FieldPair>
        <TextArea
          {...form.field('additionalInformation')}
          label={texts['listing.form.more']}
          hint={texts['listing.form.moreHint']}
          limit={limits.longText}
          rows={4}
        />
      </Fieldset>
      <FormActions note={texts['listing.note']}>
        <Button type="submit" busy={form.busy} busyLabel="Submitting">
          {texts[isAgain ? 'listing.submitAgain' : 'listing.submit']}
        </Button>
      </FormActions>
    </FormBody>
  );
}

/** `, 600 by 300 px` if the size is fixed. */
function sizeWords({ width, height }: Listing['logoSize']): string {
  if (width !== null && height !== null) return `, ${width} by ${height} px`;
  if (width !== null) return `, ${width} px wide`;
  return height === null ? '' : `, ${height} px high`;
}
