import { use, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { BeingPrepared } from '../feedback/being-prepared.tsx';
import { DataBoundary } from '../feedback/data-boundary.tsx';
import { LoadingBar } from '../feedback/loading-bar.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Stack } from '../layout/stack.tsx';
import { Sample } from './sample.tsx';

const never = new Promise<never>(() => undefined);

/** Suspends forever, like data that never arrive. */
function Awaited() {
  return use(never);
}

/** Placeholders that are shown until the content is loaded. */
export function WaitingSamples({ theme }: { theme: string }) {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Sample name="Skeletons">
        <Stack gap={3}>
          <Skeleton lines={3} />
          <Skeleton ratio="16/5" />
          <Skeleton round width={72} height={72} />
        </Stack>
      </Sample>
      <Sample name="A part that waits">
        <DataBoundary label={`figures, ${theme}`} skeleton={<Skeleton height={96} />}>
          <Awaited />
        </DataBoundary>
      </Sample>
      <Sample name="Loading bar">
        <LoadingBar active={busy} />
        <Button variant="secondary" aria-pressed={busy} onClick={() => setBusy(!busy)}>
          {busy ? 'End the loading bar' : 'Start the loading bar'}
        </Button>
      </Sample>
      <Sample name="A page being prepared">
        <BeingPrepared title="Night programme" links={[{ to: '/agenda', label: 'The agenda' }]} />
      </Sample>
    </>
  );
}
