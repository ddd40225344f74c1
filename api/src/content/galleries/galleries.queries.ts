import { asc, count, desc, eq, getTableColumns } from 'drizzle-orm';
import type { PageQuery } from '@summit/contract/requests/list-query';
import type { Db } from '../../platform/db/db.ts';
import { byName } from '../../platform/db/names.ts';
import { onePage } from '../../platform/db/one-page.ts';
import { galleryImages, photoGalleries } from './galleries.tables.ts';

/** One page of the albums, the newest first. */
export async function listPhotoGalleries(db: Db, query: PageQuery) {
  const { id, name, date } = photoGalleries;
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select({ ...getTableColumns(photoGalleries), imagesCount: count(galleryImages.id) })
      .from(photoGalleries)
      .leftJoin(galleryImages, eq(galleryImages.galleryId, id))
      .groupBy(id)
      .orderBy(desc(date), asc(byName(name)))
      .$dynamic(),
    from: photoGalleries,
  });
  return { photoGalleries: rows, ...counts };
}

/** An album with its pictures in their order, or null. */
export async function findGallery(db: Db, id: string) {
  const [album] = await db.select().from(photoGalleries).where(eq(photoGalleries.id, id)).limit(1);
  if (!album) return null;
  const rows = await db
    .select()
    .from(galleryImages)
    .where(eq(galleryImages.galleryId, id))
    .orderBy(asc(galleryImages.position), asc(galleryImages.id));
  // The contract decides which addresses of a picture are public.
  const images = rows.map((row) => ({ ...row, imagesUrls: row }));
  return { ...album, imagesCount: images.length, images };
}
