import { frameTexts } from '@summit/contract/texts/frame';
import { isApiError, useServerTextsQuery } from '@summit/shared-auth';
import { describeError } from '@summit/shared-ui/feedback/error-state';
import { RemoteLoadError } from '../../../federation/remote-loader.ts';
import { useOnline, useWhenOnline } from '../../parts/online.ts';
import ErrorPage from './error-page.tsx';

interface PageFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** The status assumed when there is no response at all. */
const unreachable = 503;

const safe = 'Nothing you have done is lost, and the rest of the site works as usual.';

/** The message of a failed page: its remote is unavailable, its data did not load, or it threw an error. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const online = useOnline();
  useWhenOnline(onRetry);
  const texts = useServerTextsQuery(frameTexts, 'frame.');
  if (!online && isUnreached(error)) {
    return (
      <ErrorPage
        sign={texts['frame.offline.sign']}
        message={texts['frame.offline.title']}
        lead={texts['frame.offline.lead']}
        onRetry={onRetry}
      />
    );
  }
  if (error instanceof RemoteLoadError) {
    return (
      <ErrorPage
        status={unreachable}
        message="This part of the site is temporarily unavailable"
        lead={`${safe} It should be back in a moment. Try again, or carry on elsewhere.`}
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

/** Whether the server could not be reached. */
function isUnreached(error: unknown): boolean {
  return error instanceof RemoteLoadError || (isApiError(error) && error.code === 'network-0001');
}
