import styled from '@emotion/styled';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Stack } from '@summit/shared-ui/layout/stack';

/** As high as the viewport: the form's arrival must not shift what is below it. */
const Room = styled.div`
  min-height: 100vh;
`;

/** The skeleton of a form that is loading. */
export function StepSkeleton() {
  return (
    <Room>
      <Stack gap={4}>
        <Skeleton width="min(100%, 738px)" height={84} />
        <Skeleton width="min(100%, 738px)" height={52} />
        <Skeleton width="min(100%, 738px)" height={52} />
        <Skeleton width="min(100%, 738px)" height={52} />
      </Stack>
    </Room>
  );
}
