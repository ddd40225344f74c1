import type { ReactNode } from 'react';
import { getHeaderKind } from '@summit/contract/site/header-kind';
import { featuredTexts } from '@summit/contract/texts/featured';
import { DataPart } from '@summit/shared-site/data/data-part';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { useOwnParameter } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { InvitationSkeleton } from '../shared/invitations/invitation-skeleton.tsx';
import { WaitingInvitation } from '../shared/invitations/waiting-invitation.tsx';
import * as styles from './featured-page.module.css';
import { WithoutToken } from './without-token.tsx';

import { useFormTexts } from '#server-only/shared/texts/form-texts.ts';

/** Lazy, because an address without a token shows no form. */
const FeaturedVisit = lazyWithRetry(async () => ({
  default: (await import('./featured-visit.tsx')).FeaturedVisit,
}));

/** Shown when the invitation could not be loaded: the page still has its heading. */
function InvitationUnread({ failure }: { failure: ReactNode }) {
  const title = featuredTexts['registrationFeatured.header.title'];
  return (
    <>
      <PageMeta title={title} description={featuredTexts['registrationFeatured.meta.description']} />
      <PageHeader kind={getHeaderKind('registrationFeatured')} title={title} />
      <Container className={styles.body}>{failure}</Container>
    </>
  );
}

/** Shown until the token is read. The server renders it for every invitation, with the texts of the later form. */
function LinkUnread() {
  useFormTexts();
  return <WaitingInvitation page="registrationFeatured" texts={featuredTexts} />;
}

function Shown({ token }: { token: string | undefined }) {
  if (token === undefined) return <LinkUnread />;
  return token === '' ? <WithoutToken /> : <FeaturedVisit key={token} token={token} />;
}

/** The registration of an attendee whom the organisers invite to be featured, by the token of their link. */
export default function FeaturedPage() {
  const token = useOwnParameter('token');
  return (
    <DataPart
      label="invitation"
      skeleton={<InvitationSkeleton />}
      around={(failure) => <InvitationUnread failure={failure} />}
      level={2}
      resetKeys={[token]}
    >
      <Shown token={token} />
    </DataPart>
  );
}
