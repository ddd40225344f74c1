import { type ReactNode, useState } from 'react';
import { FailureBoundary } from '../../parts/failure-boundary.tsx';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

interface PageBoundaryProps {
  /** Reloads the document where that may help, and returns whether it does: synchronously where it can. */
  onFailure: (error: unknown) => boolean | Promise<boolean>;
  /** The present path: another address of the same page is retried. */
  pathname: string;
  /** Drops what failed, so that the next attempt requests it again. */
  onForget: () => void;
  /** Fetches the live releases before the page is retried. */
  onRetry: () => Promise<unknown>;
  children: ReactNode;
}

/** The error boundary of a page: the frame stays, and the visitor can retry. */
export function PageBoundary({ onFailure, pathname, onForget, onRetry, children }: PageBoundaryProps) {
  // Until it is known that no reload follows, to avoid flashing an error that the reload removes.
  const [announced, setAnnounced] = useState(false);

  const decide = (error: unknown) => {
    const leaving = onFailure(error);
    setAnnounced(leaving !== true);
    if (typeof leaving !== 'boolean') leaving.then((sure) => setAnnounced(!sure)).catch(() => undefined);
  };
  const failure = (retry: () => void, error: unknown) =>
    announced ? <PageFailure error={error} onRetry={retry} /> : <PageSkeleton />;
  const forget = () => {
    setAnnounced(false);
    onForget();
  };
  return (
    <FailureBoundary
      fallback={failure}
      resetKeys={[pathname]}
      onError={decide}
      onForget={forget}
      onRetry={onRetry}
    >
      {children}
    </FailureBoundary>
  );
}
