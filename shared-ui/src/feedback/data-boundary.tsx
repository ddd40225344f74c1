import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from 'react-error-boundary';
import { ErrorState } from './error-state.tsx';
import { useRecoveries } from './recovery.tsx';
import { Skeleton } from './skeleton.tsx';

export interface DataBoundaryProps {
  /** The name of the content, as in "The speakers could not be loaded": `speakers`. */
  label: string;
  /** A skeleton in the shape of the content. */
  skeleton?: ReactNode;
  /** Resets the failed queries and code, so that a retry fetches them again. */
  onRetry?: () => void;
  /** A displayed error is cleared when one of them changes, such as the search or the page. */
  resetKeys?: readonly unknown[];
  level?: 2 | 3 | 4;
  /** Wraps the message when this part is all there is below the header: in the page's column, with its heading. */
  around?: (failure: ReactNode) => ReactNode;
  children: ReactNode;
}

/** The loading and error states of one part of a page; the rest of the page stays. */
export function DataBoundary({
  label,
  skeleton,
  onRetry,
  resetKeys = [],
  level,
  around = (failure) => failure,
  children,
}: DataBoundaryProps) {
  const recoveries = useRecoveries();
  const waiting = (
    <div aria-busy="true">
      <span className="visually-hidden">Loading the {label}</span>
      {skeleton ?? <Skeleton lines={4} />}
    </div>
  );
  const failure: ErrorBoundaryProps['fallbackRender'] = ({ error, resetErrorBoundary }) => {
    const title = `The ${label} could not be loaded`;
    return around(
      <ErrorState title={title} error={error} onRetry={() => resetErrorBoundary()} level={level} />,
    );
  };
  const retryIfRequested: ErrorBoundaryProps['onReset'] = ({ reason }) => {
    if (reason === 'imperative-api') onRetry?.();
  };
  return (
    <ErrorBoundary fallbackRender={failure} onReset={retryIfRequested} resetKeys={[...resetKeys, recoveries]}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
