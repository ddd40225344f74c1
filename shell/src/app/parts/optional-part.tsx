import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useQueryErrorResetBoundary } from '@summit/shared-auth/server-state';
import { useRecoveries } from '@summit/shared-ui/feedback/recovery';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';

/** An optional part that loads its data: when that fails, nothing is shown, and the next page retries. */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <QuietPart>
      <Suspense fallback={null}>{children}</Suspense>
    </QuietPart>
  );
}

/** The same without a suspense boundary, for a part that loads nothing, or that the server does not render. */
export function QuietPart({ children }: { children: ReactNode }) {
  const { pathname } = useSitePath();
  const recoveries = useRecoveries();
  const { reset } = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary fallback={null} resetKeys={[pathname, recoveries]} onReset={reset}>
      {children}
    </ErrorBoundary>
  );
}
