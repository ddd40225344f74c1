import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { LastPage } from './last-page.tsx';

interface RootErrorBoundaryProps {
  /** The present address: the content is retried when it changes. */
  address?: string;
  /** Whether it replaces the whole screen, header included. */
  whole?: boolean;
  children: ReactNode;
}

/** The outermost error boundary: it shows what happened, with buttons to reload or go home. */
export function RootErrorBoundary({ address, whole, children }: RootErrorBoundaryProps) {
  const failure = whole ? WholeSiteFailed : PartFailed;
  return (
    <ErrorBoundary FallbackComponent={failure} resetKeys={[address]}>
      {children}
    </ErrorBoundary>
  );
}

function PartFailed() {
  return <LastPage />;
}

function WholeSiteFailed({ resetErrorBoundary }: FallbackProps) {
  useEffect(() => {
    // Without the site there is no router either: going back in the history would change only the address.
    const retry = () => resetErrorBoundary();
    window.addEventListener('popstate', retry);
    return () => window.removeEventListener('popstate', retry);
  }, [resetErrorBoundary]);
  return <LastPage whole />;
}
