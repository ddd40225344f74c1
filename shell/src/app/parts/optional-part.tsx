import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useQueryErrorResetBoundary } from '@summit/shared-auth/server-state';
import { useRecoveries } from '@summit/shared-ui/feedback/recovery';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';

/** An optional part that loads its data: where that fails nothing is shown, and the next page tries again. */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <QuietPart>
      <Suspense fallback={null}>{children}</Suspense>
    </QuietPart>
  );
}

/** The same for a part that waits for nothing, or that the server does not render: hydration finds no boundary there. */
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
