import { useState } from 'react';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { StepBody } from '../shared/steps/step-body.tsx';
import { ListingEntry } from './listing-entry.tsx';
import { ListingFields } from './listing-fields.tsx';
import type { Listing, ListingTexts } from './listing-response.ts';
import { ListingState } from './listing-state.tsx';
import { type Outcome, useListingForm } from './use-listing-form.ts';

interface ListingBodyProps {
  listing: Listing;
  token: string;
  texts: ListingTexts;
}

/** The status of the listing, with a form while it may be edited, and the entry itself afterwards. */
export function ListingBody({ listing, token, texts }: ListingBodyProps) {
  const [outcome, setOutcome] = useState<Outcome>('open');
  const { status } = outcome === 'sent' ? { status: 'Submitted' as const } : listing;
  const isWritable = status === 'Invited' || status === 'Rejected';
  return (
    <StepBody>
      <div>
        {outcome === 'sent' && (
          <Notice tone="success" live title={texts['listing.sent.title']}>
            {texts['listing.sent.text']}
          </Notice>
        )}
        {outcome === 'exists' && (
          <Notice tone="warning" live title={texts['listing.exists.title']}>
            {texts['listing.exists.text']}
          </Notice>
        )}
        {isWritable ? (
          <WritableListing listing={listing} token={token} texts={texts} onOutcome={setOutcome} />
        ) : (
          <ListingEntry listing={listing} texts={texts} />
        )}
      </div>
      <ListingState status={status} texts={texts} />
    </StepBody>
  );
}

function WritableListing(props: ListingBodyProps & { onOutcome: (outcome: Outcome) => void }) {
  const { listing, token, texts, onOutcome } = props;
  const logoFailed = texts['listing.form.logoFailed'];
  const { form, draft, logo } = useListingForm({ listing, token, logoFailed, onOutcome });
  return <ListingFields form={form} draft={draft} logo={logo} listing={listing} texts={texts} />;
}
