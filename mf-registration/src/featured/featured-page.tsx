import styled from '@emotion/styled';
import { featuredTexts } from '@summit/contract/texts/featured';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import type { ReactNode } from 'react';
import { DataPart } from '../shared/data-part.tsx';
import { InvitationSkeleton } from '../shared/invitation-skeleton.tsx';
import { FeaturedVisit } from './featured-visit.tsx';

const Body = styled(Container)`
  padding-block: 32px var(--section);
`;

/** The server could not say whose invitation it is: the page has its heading all the same. */
function InvitationUnread({ failure }: { failure: ReactNode }) {
  const title = featuredTexts['registrationFeatured.header.title'];
  return (
    <>
      <PageMeta title={title} description={featuredTexts['registrationFeatured.meta.description']} />
      <PageHeader kind="plain" title={title} />
      <Body>{failure}</Body>
    </>
  );
}

/** The registration of somebody whom the organisers invite to be a featured attendee, by the token of their link. */
export default function FeaturedPage() {
  const [search] = useSearch();
  const token = search.get('token') ?? '';
  return (
    <DataPart
      label="invitation"
      skeleton={<InvitationSkeleton />}
      around={(failure) => <InvitationUnread failure={failure} />}
      level={2}
      resetKeys={[token]}
    >
      <FeaturedVisit key={token} token={token} />
    </DataPart>
  );
}
