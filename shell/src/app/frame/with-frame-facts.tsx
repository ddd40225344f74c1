import { type ComponentType, memo, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useQueryErrorResetBoundary } from '@summit/shared-auth/server-state';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { useRecoveries } from '@summit/shared-ui/feedback/recovery';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { OptionalPart } from '../parts/optional-part.tsx';
import { type FrameFacts, plainFrame, useFrameFacts } from './frame-facts.ts';

const SettingsNotice = lazyWithRetry(async () => ({
  default: (await import('./settings-notice.tsx')).SettingsNotice,
}));

interface PartProps {
  part: ComponentType<{ facts: FrameFacts }>;
  /** Whether this part notifies the visitor when the facts are unavailable; one of several parts does. */
  announcesFailure?: boolean;
}

/**
 * Shows a part of the frame with the server's facts, or with the defaults while the server does not respond. The
 * facts are fetched again with the next page, when the server is back, and when the visitor presses "retry".
 */
export function WithFrameFacts({ part: Part, announcesFailure = false }: PartProps) {
  const { pathname } = useSitePath();
  const recoveries = useRecoveries();
  const { reset } = useQueryErrorResetBoundary();
  const plain = <Part facts={plainFrame} />;
  const failure = ({ resetErrorBoundary }: FallbackProps) => (
    <>
      {plain}
      {announcesFailure && (
        <OptionalPart>
          <SettingsNotice onRetry={() => resetErrorBoundary()} />
        </OptionalPart>
      )}
    </>
  );
  return (
    <ErrorBoundary fallbackRender={failure} resetKeys={[pathname, recoveries]} onReset={reset}>
      <Suspense fallback={plain}>
        <Informed part={Part} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Memoised, so that a navigation does not render the part again: what depends on the address reads it itself. */
const Informed = memo(function Informed({ part: Part }: PartProps) {
  return <Part facts={useFrameFacts()} />;
});
