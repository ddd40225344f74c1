import type { ReactNode } from 'react';
import { getHeaderKind } from '@summit/contract/site/header-kind';
import { registrationInvitationTexts } from '@summit/contract/texts/registration-invitation';
import { DataPart } from '@summit/shared-site/data/data-part';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { useOwnRouteParams } from '@summit/shared-ui/navigation/own-route-params';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { InvitationSkeleton } from '../shared/invitations/invitation-skeleton.tsx';
import { WaitingInvitation } from '../shared/invitations/waiting-invitation.tsx';
import { usePassTexts } from '../shared/texts/use-pass-texts.ts';
import { useRegistrationTexts } from '../shared/texts/use-registration-texts.ts';
import { PassVisit } from './pass-visit.tsx';

/** The registration of a VIP, exhibitor or sponsor, by the link of an invitation with passes. */
export default function InvitationPage() {
  const link = useOwnRouteParams();
  const { slug = '', code = '' } = link ?? {};
  return (
    <DataPart
      label="invitation"
      skeleton={<InvitationSkeleton />}
      around={(failure) => <InvitationUnread failure={failure} />}
      level={2}
      resetKeys={[slug, code]}
    >
      {link ? <PassVisit key={`${slug} ${code}`} link={{ slug, code }} /> : <LinkUnread />}
    </DataPart>
  );
}

/** Shown until the code is read. The server renders it for every invitation, with the texts of the later form. */
function LinkUnread() {
  usePassTexts();
  const texts = useRegistrationTexts(registrationInvitationTexts);
  return <WaitingInvitation page="registrationInvitation" texts={texts} />;
}

/** Shown when the invitation could not be loaded: the page still has its heading. */
function InvitationUnread({ failure }: { failure: ReactNode }) {
  const title = registrationInvitationTexts['registrationInvitation.header.title'];
  return (
    <>
      <PageMeta
        title={title}
        description={registrationInvitationTexts['registrationInvitation.meta.description']}
      />
      <PageHeader kind={getHeaderKind('registrationInvitation')} title={title} />
      <Container>{failure}</Container>
    </>
  );
}
