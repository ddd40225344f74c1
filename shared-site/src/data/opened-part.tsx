import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { forgetFailedParts } from './lazy-with-retry.ts';

interface OpenedPartProps {
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/**
 * An overlay that a press opens, made by `lazyWithRetry`. Where its code cannot be loaded nothing is shown: `onFailure`
 * reports it, and the next press requests the code again.
 */
export function OpenedPart({ onFailure, children }: OpenedPartProps) {
  const fail = (error: unknown) => {
    forgetFailedParts();
    onFailure(error);
  };
  return (
    <ErrorBoundary fallback={null} onError={fail}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
