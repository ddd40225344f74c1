import { asc, desc, eq, type SQL } from 'drizzle-orm';
import { pageCounts, pageWindow } from '@summit/contract/list-query';
import type { Db } from '../platform/db/db.ts';
import { videos } from './videos.tables.ts';

interface Page {
  page: number;
  itemsOnPage: number;
}

/** One page of the public videos, the newest first. Nobody gets the address of one they may not watch. */
export function listPublicVideos(db: Db, query: Page, hasAccess: boolean) {
  return listVideos(db, query, eq(videos.isPrivate, false), hasAccess);
}

/** One page of the private videos: whoever is signed in may watch them. */
export function listAttendeeVideos(db: Db, query: Page) {
  return listVideos(db, query, eq(videos.isPrivate, true), true);
}

async function listVideos(db: Db, query: Page, wanted: SQL, hasAccess: boolean) {
  const window = pageWindow(query);
  const rows = await db
    .select()
    .from(videos)
    .where(wanted)
    .orderBy(desc(videos.publishedAt), asc(videos.id))
    .limit(window.limit)
    .offset(window.offset);
  const listed = rows.map(({ needsAccess, publishedAt, url, captionsUrl, ...video }) => {
    const isEnabled = hasAccess || !needsAccess;
    const { id, title, description, duration, thumbnailUrl } = video;
    const shown = { id, title, description, duration, thumbnailUrl, isEnabled };
    const film = isEnabled ? { url, captionsUrl } : { url: null, captionsUrl: null };
    return { ...shown, ...film, publishedAt: publishedAt.toISOString() };
  });
  return { videos: listed, ...pageCounts(await db.$count(videos, wanted), window) };
}
