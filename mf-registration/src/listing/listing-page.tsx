import styled from '@emotion/styled';
import { useServerTexts } from '@summit/shared-auth';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { DataPart } from '../shared/data-part.tsx';
import { tokenPageTexts } from '../shared/token-texts.ts';
import { TokenRefused } from '../shared/token-refused.tsx';
import { useListing, type ListingTexts } from './listing-answer.ts';
import { ListingBody } from './listing-body.tsx';

const Body = styled.div`
  padding-block: clamp(32px, 4vw, 56px) var(--section);
`;

/** A company's entry in the directory, by the token of a mail: how far it is, and the form where it may be filled in. */
export default function ListingPage() {
  const texts = useServerTexts(tokenPageTexts, 'listing.');
  const [search] = useSearch();
  const token = search.get('token') ?? '';
  return (
    <>
      <PageMeta
        title={texts['listing.header.title']}
        description={texts['listing.meta.description']}
        robots="noindex"
      />
      <PageHeader kind="plain" title={texts['listing.header.title']} lead={texts['listing.header.lead']} />
      <Container>
        <Body>
          <DataPart
            label="listing"
            level={2}
            resetKeys={[token]}
            skeleton={<Skeleton height={72} lines={6} />}
          >
            <ListingForToken token={token} texts={texts} />
          </DataPart>
        </Body>
      </Container>
    </>
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
