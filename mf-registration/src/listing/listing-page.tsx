import { listingTexts } from '@summit/contract/texts/listing';
import { useServerTexts } from '@summit/shared-auth';
import { TokenPage } from '@summit/shared-site/page/token-page';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { TokenRefused } from '../shared/invitations/token-refused.tsx';
import { ListingBody } from './listing-body.tsx';
import { type ListingTexts, useListing } from './listing-response.ts';

/** A company's entry in the directory, by the token of an email: its status, and the form where it may be edited. */
export default function ListingPage() {
  const texts = useServerTexts(listingTexts, 'listing.');
  return (
    <TokenPage page="listing" texts={texts} label="listing" skeleton={<Skeleton height={72} lines={6} />}>
      {(token) => <ListingForToken token={token} texts={texts} />}
    </TokenPage>
  );
}

function ListingForToken({ token, texts }: { token: string; texts: ListingTexts }) {
  const listing = useListing(token);
  if (typeof listing === 'string') {
    return (
      <TokenRefused
        title={texts[`listing.${listing}.title`]}
        text={texts[`listing.${listing}.text`]}
        contact={texts['listing.contact']}
      />
    );
  }
  return <ListingBody listing={listing} token={token} texts={texts} />;
}
