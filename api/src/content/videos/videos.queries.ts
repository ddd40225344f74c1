import { asc, desc, eq, type SQL } from 'drizzle-orm';
import type { PageQuery } from '@summit/contract/requests/list-query';
import type { Db } from '../../platform/db/db.ts';
import { onePage } from '../../platform/db/one-page.ts';
import { videos } from './videos.tables.ts';

/** One page of the public videos, the newest first, without the addresses of those that the visitor may not watch. */
export function listPublicVideos(db: Db, query: PageQuery, hasAccess: boolean) {
  return listVideos(db, query, eq(videos.isPrivate, false), hasAccess);
}

/** One page of the private videos, which all signed-in attendees may watch. */
export function listAttendeeVideos(db: Db, query: PageQuery) {
  return listVideos(db, query, eq(videos.isPrivate, true), true);
}

async function listVideos(db: Db, query: PageQuery, wanted: SQL, hasAccess: boolean) {
  const { rows, counts } = await onePage(db, query, {
    select: db.select().from(videos).orderBy(desc(videos.publishedAt), asc(videos.id)).$dynamic(),
    from: videos,
    where: wanted,
  });
  const listed = rows.map(({ needsAccess, publishedAt, url, captionsUrl, ...video }) => {
    const isEnabled = hasAccess || !needsAccess;
    const film = isEnabled ? { url, captionsUrl } : { url: null, captionsUrl: null };
    return { ...video, ...film, isEnabled, publishedAt: publishedAt.toISOString() };
  });
  return { videos: listed, ...counts };
}
