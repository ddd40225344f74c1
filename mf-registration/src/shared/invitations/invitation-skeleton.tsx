import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { StepSkeleton } from '../steps/step-skeleton.tsx';
import * as styles from './invitation-skeleton.module.css';

/** Shown while an invitation is checked: the title may name the inviting person, so there is none yet. */
export function InvitationSkeleton() {
  return (
    <Container className={styles.waiting} aria-busy="true">
      <span className="visually-hidden" role="status">
        Looking at your invitation
      </span>
      <Skeleton width="min(100%, 900px)" height={96} />
      <StepSkeleton />
    </Container>
  );
}
