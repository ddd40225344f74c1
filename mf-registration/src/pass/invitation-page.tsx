import type { ReactNode } from 'react';
import { headerKindOf } from '@summit/contract/header-kind';
import { registrationInvitationTexts } from '@summit/contract/texts/registration-invitation';
import { DataPart } from '@summit/shared-site/data/data-part';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { useRouteParams } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { InvitationSkeleton } from '../shared/invitation-skeleton.tsx';
import { PassVisit } from './pass-visit.tsx';

/** The registration of a VIP, exhibitor or sponsor, by the link of an invitation with passes. */
export default function InvitationPage() {
  const { slug = '', code = '' } = useRouteParams();
  return (
    <DataPart
      label="invitation"
      skeleton={<InvitationSkeleton />}
      around={(failure) => <InvitationUnread failure={failure} />}
      level={2}
      resetKeys={[slug, code]}
    >
      <PassVisit key={`${slug} ${code}`} link={{ slug, code }} />
    </DataPart>
  );
}

/** The server failed to say whose invitation it is: the page still has its heading. */
function InvitationUnread({ failure }: { failure: ReactNode }) {
  const title = registrationInvitationTexts['registrationInvitation.header.title'];
  return (
    <>
      <PageMeta
        title={title}
        description={registrationInvitationTexts['registrationInvitation.meta.description']}
      />
      <PageHeader kind={headerKindOf('registrationInvitation')} title={title} />
      <Container>{failure}</Container>
    </>
  );
}
