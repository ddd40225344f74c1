import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { LastPage } from './last-page.tsx';

interface LastWordsProps {
  /** Where the visitor is: another address is tried again. */
  address?: string;
  /** Nothing else is left on the screen, no header either. */
  whole?: boolean;
  children: ReactNode;
}

/** The last boundary: whatever breaks inside it, the visitor reads what happened, and can reload or go home. */
export function LastWords({ address, whole, children }: LastWordsProps) {
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
    // With the whole site the router is gone, too: going back in the history would change the address alone.
    const retry = () => resetErrorBoundary();
    window.addEventListener('popstate', retry);
    return () => window.removeEventListener('popstate', retry);
  }, [resetErrorBoundary]);
  return <LastPage whole />;
}
