import type { ReactNode } from 'react';
import { frameTexts } from '@summit/contract/texts/frame';
import { forgetFailedParts } from '@summit/shared-site/data/lazy-with-retry';
import { Button } from '@summit/shared-ui/actions/button';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Stack } from '@summit/shared-ui/layout/stack';
import { Corner } from './corner.tsx';
import { FailureBoundary } from './failure-boundary.tsx';

interface OverlayBoundaryProps {
  onClose: () => void;
  children: ReactNode;
}

/** Shows an error, with a retry, when an overlay's own code does not load or breaks; the page below stays. */
export function OverlayBoundary({ onClose, children }: OverlayBoundaryProps) {
  const failure = (retry: () => void) => {
    const action = (
      <Stack row wrap gap={1}>
        <Button size="small" onClick={retry}>
          {frameTexts['frame.error.retry']}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Close
        </Button>
      </Stack>
    );
    return (
      <Corner>
        <Notice tone="danger" live title="This window could not be opened" action={action}>
          Please check your connection and try again. If that does not help, reload the page.
        </Notice>
      </Corner>
    );
  };
  return (
    <FailureBoundary fallback={failure} onForget={forgetFailedParts} retryOnline>
      {children}
    </FailureBoundary>
  );
}
