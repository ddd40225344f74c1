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
  /** Of several parts one notifies the visitor when the facts are unavailable. */
  announcesFailure?: boolean;
}

/**
 * Shows a part of the frame with the server's facts; while or where the server does not respond, with the plain ones.
 * They are fetched again with the next page, when the server is back, and when the visitor presses "retry".
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

/** A change of page changes nothing of it, and must not wait for it: what depends on the address reads it itself. */
const Informed = memo(function Informed({ part: Part }: PartProps) {
  return <Part facts={useFrameFacts()} />;
});
