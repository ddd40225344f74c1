import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Stack } from '@summit/shared-ui/layout/stack';
import * as styles from './step-skeleton.module.css';

/** The skeleton of a form that is loading. */
export function StepSkeleton() {
  return (
    <div className={styles.room}>
      <Stack gap={4}>
        <Skeleton width="min(100%, 738px)" height={84} />
        <Skeleton width="min(100%, 738px)" height={52} />
        <Skeleton width="min(100%, 738px)" height={52} />
        <Skeleton width="min(100%, 738px)" height={52} />
      </Stack>
    </div>
  );
}
