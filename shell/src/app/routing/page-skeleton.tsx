import styled from '@emotion/styled';
import { Skeleton, SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { Stack } from '@summit/shared-ui/layout/stack';

/** As high as the window: the footer must not be seen where the page will push it away. */
const Room = styled.div`
  min-height: 100vh;
`;

/** The shape of a page that is on its way. */
export function PageSkeleton() {
  return (
    <Room>
      <Container>
        <Stack gap={6}>
          <Skeleton width="40%" height={72} />
          <Skeleton lines={3} />
          <SkeletonGrid columns={3} count={3} ratio="4/3" />
        </Stack>
      </Container>
    </Room>
  );
}
