import type { ReactNode } from 'react';
import { getHeaderKind } from '@summit/contract/site/header-kind';
import { DataPart } from '@summit/shared-site/data/data-part';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { StepSkeleton } from '../steps/step-skeleton.tsx';
import * as styles from './invitation-frame.module.css';

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
        <div className={styles.body}>
          <DataPart label="invitation" skeleton={<StepSkeleton />} level={2}>
            {children}
          </DataPart>
        </div>
      </Container>
    </>
  );
}
