import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Stack } from '@summit/shared-ui/layout/stack';

/** The shape of a form that is on its way. */
export function StepSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton width="min(100%, 738px)" height={84} />
      <Skeleton width="min(100%, 738px)" height={52} />
      <Skeleton width="min(100%, 738px)" height={52} />
      <Skeleton width="min(100%, 738px)" height={52} />
    </Stack>
  );
}
