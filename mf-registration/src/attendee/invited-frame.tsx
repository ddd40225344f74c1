import styled from '@emotion/styled';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import type { ReactNode } from 'react';
import { DataPart } from '../shared/data-part.tsx';
import { StepSkeleton } from '../shared/step-skeleton.tsx';
import { useInvitedTexts } from '../shared/use-invited-texts.ts';
import { useRegistrationTexts } from '../shared/use-registration-texts.ts';

const Body = styled.div`
  padding-block: clamp(28px, 4vw, 48px) var(--section);
`;

/** What an invitation that cannot be used just now says in place of the form. */
export function InvitedFrame({ children }: { children: ReactNode }) {
  const texts = useRegistrationTexts();
  const title = useInvitedTexts()['registrationAttendee.invited.refused.title'];
  return (
    <>
      <PageMeta title={title} description={texts['registrationAttendee.meta.description']} robots="noindex" />
      <PageHeader kind="plain" title={title} />
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
