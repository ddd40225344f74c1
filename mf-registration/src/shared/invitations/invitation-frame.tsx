import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { getHeaderKind } from '@summit/contract/site/header-kind';
import { DataPart } from '@summit/shared-site/data/data-part';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { StepSkeleton } from '../steps/step-skeleton.tsx';

/** As high as the window, like the skeleton before it: the footer must not be pulled up when a link is refused. */
const Body = styled.div`
  min-height: 100vh;
  padding-block: clamp(28px, 4vw, 48px) var(--section);
`;

interface InvitationFrameProps {
  page: 'registrationAttendee' | 'registrationFeatured' | 'registrationInvitation' | 'registrationSlug';
  title: string;
  description: string;
  lead?: string;
  children: ReactNode;
}

/** The page of an invitation, whether or not the invitation is valid. */
export function InvitationFrame({ page, title, description, lead, children }: InvitationFrameProps) {
  return (
    <>
      <PageMeta title={title} description={description} robots="noindex" />
      <PageHeader kind={getHeaderKind(page)} title={title} lead={lead} />
      <Container>
        <Body>
          <DataPart label="invitation" skeleton={<StepSkeleton />} level={2}>
            {children}
          </DataPart>
        </Body>
      </Container>
    </>
  );
}
