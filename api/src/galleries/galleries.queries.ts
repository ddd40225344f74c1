import { asc, count, desc, eq } from 'drizzle-orm';
import { pageCounts, pageWindow } from '@summit/contract/list-query';
import type { Db } from '../platform/db/db.ts';
import { galleryImages, photoGalleries } from './galleries.tables.ts';

/** One page of the albums, the newest first. */
export async function listPhotoGalleries(db: Db, query: { page: number; itemsOnPage: number }) {
  const window = pageWindow(query);
  const { id, name, date, coverUrl } = photoGalleries;
  const rows = await db
    .select({ id, name, date, coverUrl, imagesCount: count(galleryImages.id) })
    .from(photoGalleries)
    .leftJoin(galleryImages, eq(galleryImages.galleryId, id))
    .groupBy(id)
    .orderBy(desc(date), asc(name))
    .limit(window.limit)
    .offset(window.offset);
  return { photoGalleries: rows, ...pageCounts(await db.$count(photoGalleries), window) };
}

/** An album with its pictures in their order, or null. */
export async function findGallery(db: Db, id: string) {
  const [album] = await db.select().from(photoGalleries).where(eq(photoGalleries.id, id)).limit(1);
  if (!album) {
    return null;
  }
  const rows = await db
    .select()
    .from(galleryImages)
    .where(eq(galleryImages.galleryId, id))
    .orderBy(asc(galleryImages.position), asc(galleryImages.id));
  const images = rows.map((row) => ({
    id: row.id,
    alt: row.alt,
    width: row.width,
    height: row.height,
    imagesUrls: { originalImageUrl: row.originalImageUrl, thumbnailUrl: row.thumbnailUrl },
  }));
  return { ...album, imagesCount: images.length, images };
}
