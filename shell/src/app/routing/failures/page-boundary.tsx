import { type ReactNode, useState } from 'react';
import { FailureBoundary } from '../../parts/failure-boundary.tsx';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

interface PageBoundaryProps {
  /** Reloads the document where that may help; returns whether it does, without a promise where it knows. */
  onFailure: (error: unknown) => boolean | Promise<boolean>;
  /** Where the visitor is: another address of the same page is tried again. */
  pathname: string;
  /** Drops what failed, so that the next attempt requests it again. */
  onForget: () => void;
  /** Looks for what is live now, before the page is tried again. */
  onRetry: () => Promise<unknown>;
  children: ReactNode;
}

/** Keeps a failing page from taking the frame with it, and offers to try again. */
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
