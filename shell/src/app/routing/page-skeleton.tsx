import { Skeleton, SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { Stack } from '@summit/shared-ui/layout/stack';

/** The shape of a page that is on its way. */
export function PageSkeleton() {
  return (
    <Container>
      <Stack gap={6}>
        <Skeleton width="40%" height={72} />
        <Skeleton lines={3} />
        <SkeletonGrid columns={3} count={3} ratio="4/3" />
      </Stack>
    </Container>
  );
}
