import * as limits from '@summit/contract/limits/limits';
import { fillText } from '@summit/contract/words/text-lookup';
import { Button } from '@summit/shared-ui/actions/button';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { TextArea } from '@summit/shared-ui/fields/text-area';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { UrlField } from '@summit/shared-ui/fields/url-field';
import { DraftNotice } from '@summit/shared-ui/form/draft-notice';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FieldPair, FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import type { FormDraft } from '@summit/shared-ui/form/use-form-draft';
import type { SiteForm } from '../shared/person-fields/site-form.ts';
import { LogoField } from '../shared/photo/logo/logo-field.tsx';
import type { LogoUpload } from '../shared/photo/logo/use-logo-upload.ts';
import type { Listing, ListingTexts } from './listing-response.ts';
import { LogoPlace } from './logo-place.tsx';
import type { ListingValues } from './use-listing-form.ts';

interface ListingFieldsProps {
  form: SiteForm<ListingValues>;
  draft: FormDraft;
  logo: LogoUpload;
  listing: Listing;
  texts: ListingTexts;
}

/** The contact's details, and what visitors will read. */
export function ListingFields({ form, draft, logo, listing, texts }: ListingFieldsProps) {
  const isAgain = listing.status === 'Rejected';
  const size = sizeWords(listing.logoSize);
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
        <LogoField
          form={form}
          name="listingMetadata.logoUrl"
          logo={logo}
          word={(name) => texts[`listing.form.${name}`]}
          hint={size && fillText(texts['listing.form.logoFits'], { size })}
        >
          {(logoUrl) => (
            <LogoPlace
              size={listing.logoSize}
              src={logoUrl}
              alt={texts['listing.form.logoShown']}
              words={texts['listing.form.logoPlace']}
            />
          )}
        </LogoField>
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

/** `600 by 300 pixels` where the size is fixed, as a whole or in one direction. */
function sizeWords({ width, height }: Listing['logoSize']): string | undefined {
  if (width !== null && height !== null) return `${width} by ${height} pixels`;
  if (width !== null) return `a width of ${width} pixels`;
  return height === null ? undefined : `a height of ${height} pixels`;
}
