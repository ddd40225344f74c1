import { useAddressOf } from '@summit/shared-auth';
import { StructuredData } from '@summit/shared-site/page/structured-data';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Notice } from '@summit/shared-ui/feedback/notice';
import * as styles from './public-videos.module.css';
import { VideoGrid } from './video-grid.tsx';
import { useVideos, type VideoTexts } from './video-response.ts';

import { videosSchema } from '#server-only/videos/video-schema.ts';

/** Videos for all visitors, and those that are available on request. */
export function PublicVideos({ token, texts }: { token: string; texts: VideoTexts }) {
  const response = useVideos(token);
  const { videos } = response;
  const getAddress = useAddressOf();
  return (
    <div className={styles.stack}>
      {videos.length > 0 && <StructuredData of={() => videosSchema(videos, getAddress)} />}
      <h2 className="visually-hidden">{texts['videos.public.title']}</h2>
      {response.token === 'good' && <Notice tone="success">{texts['videos.token.welcome']}</Notice>}
      {response.token === 'unknown' && (
        <Notice tone="warning" title={texts['videos.token.unknown.title']}>
          {texts['videos.token.unknown.text']}
        </Notice>
      )}
      {videos.length === 0 ? (
        <EmptyState title={texts['videos.empty.title']}>{texts['videos.empty.text']}</EmptyState>
      ) : (
        <VideoGrid videos={videos} texts={texts} featured />
      )}
    </div>
  );
}
