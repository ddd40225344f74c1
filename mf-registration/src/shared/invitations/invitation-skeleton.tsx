import styled from '@emotion/styled';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { StepSkeleton } from '../steps/step-skeleton.tsx';

const Waiting = styled(Container)`
  display: grid;
  gap: 40px;
  padding-block: 80px var(--section);
`;

/** Shown while an invitation is checked: the title may name the inviting person, so there is none yet. */
export function InvitationSkeleton() {
  return (
    <Waiting aria-busy="true">
      <span className="visually-hidden" role="status">
        Looking at your invitation
      </span>
      <Skeleton width="min(100%, 900px)" height={96} />
      <StepSkeleton />
    </Waiting>
  );
}
