import { isApiError } from '@summit/shared-auth';
import { describeError } from '@summit/shared-ui/feedback/error-state';
import { RemoteLoadError } from '../../federation/remote-loader.ts';
import ErrorPage from './error-page.tsx';

interface PageFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** What no answer at all counts as. */
const unreachable = 503;

const safe = 'Nothing you have done is lost, and the rest of the site works as usual.';

/** What a page says that failed: its remote is away, its data did not come, or it broke. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  if (error instanceof RemoteLoadError) {
    return (
      <ErrorPage
        status={unreachable}
        message="This part of the site is resting"
        lead={`${safe} It should be back in a moment. Try again, or go on elsewhere.`}
        onRetry={onRetry}
      />
    );
  }
  const { message = 'This page could not be shown.', requestId } = describeError(error);
  return (
    <ErrorPage
      status={isApiError(error) ? error.status || unreachable : undefined}
      lead={`${message} ${safe}`}
      requestId={requestId}
      onRetry={onRetry}
    />
  );
}
