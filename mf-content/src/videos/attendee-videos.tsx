import * as videoCalls from '@summit/contract/calls/videos';
import { loginHash } from '@summit/contract/site/page-hashes';
import { useServerDataQuery, useSession } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { VideoGrid } from './video-grid.tsx';
import type { VideoTexts } from './video-response.ts';

/** Videos for attendees only, which are fetched once the visitor is signed in. */
export function AttendeeVideos({ texts }: { texts: VideoTexts }) {
  const phase = useSession((state) => state.phase);
  const signedIn = phase === 'signedIn';
  const { data, error, refetch } = useServerDataQuery(videoCalls.attendeeVideos, undefined, {
    enabled: signedIn,
  });
  if (!signedIn) return <ButtonLink to={`#${loginHash}`}>{texts['videos.private.login']}</ButtonLink>;
  if (data) {
    return data.videos.length === 0 ? (
      <EmptyState title={texts['videos.private.empty.title']}>
        {texts['videos.private.empty.text']}
      </EmptyState>
    ) : (
      <VideoGrid videos={data.videos} texts={texts} />
    );
  }
  if (error) {
    return (
      <ErrorState
        title="The videos for attendees could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div aria-busy="true">
      <span className="visually-hidden">Loading the videos for attendees</span>
      <SkeletonGrid columns={3} count={3} ratio="16/9" />
    </div>
  );
}
