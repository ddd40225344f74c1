import { and, eq, lt, sql } from 'drizzle-orm';
import { limits } from '@summit/contract/limits';
import { attendees } from '../attendees/attendees.tables.ts';
import { lockStoredPicture, removeStoredPicture, storedPictureUrl } from '../media/media.queries.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { linkPhotos, uploadedPhotos } from './photos.tables.ts';

/**
 * Deletes photos that were not taken within a day, or were replaced a day ago, and the files that nobody else uses.
 */
export async function removeUnusedPhotos(db: Db, dataDir: string, now: Date): Promise<void> {
  const uploadedBefore = new Date(now.getTime() - limits.unusedPhotoMs);
  for (const fileName of await listUnused(db, uploadedBefore)) {
    await db.transaction(async (tx) => {
      await lockStoredPicture(tx, fileName);
      await forget(tx, fileName, uploadedBefore);
      if ((await countUses(tx, fileName)) === 0) {
        await removeStoredPicture(dataDir, fileName);
      }
    });
  }
}

async function listUnused(db: Db, uploadedBefore: Date): Promise<ReadonlySet<string>> {
  const ofAttendees = await db
    .selectDistinct({ fileName: uploadedPhotos.fileName })
    .from(uploadedPhotos)
    .where(isUnused(uploadedBefore));
  const ofLinks = await db
    .selectDistinct({ fileName: linkPhotos.fileName })
    .from(linkPhotos)
    .where(lt(linkPhotos.uploadedAt, uploadedBefore));
  return new Set([...ofAttendees, ...ofLinks].map(({ fileName }) => fileName));
}

async function forget(tx: Tx, fileName: string, uploadedBefore: Date): Promise<void> {
  await tx.delete(uploadedPhotos).where(and(eq(uploadedPhotos.fileName, fileName), isUnused(uploadedBefore)));
  await tx
    .delete(linkPhotos)
    .where(and(eq(linkPhotos.fileName, fileName), lt(linkPhotos.uploadedAt, uploadedBefore)));
}

/** How many uploads and portraits refer to a file. */
async function countUses(tx: Tx, fileName: string): Promise<number> {
  const uploads = await tx.$count(uploadedPhotos, eq(uploadedPhotos.fileName, fileName));
  const linkUploads = await tx.$count(linkPhotos, eq(linkPhotos.fileName, fileName));
  const portraits = await tx.$count(attendees, eq(attendees.imageUrl, storedPictureUrl(fileName)));
  return uploads + linkUploads + portraits;
}

/** Uploads of long ago that are not the photo of the attendee who made them. */
function isUnused(uploadedBefore: Date) {
  const isPortrait = sql`exists (
    select from ${attendees} where ${attendees.id} = ${uploadedPhotos.attendeeId}
    and ${attendees.imageUrl} = ${storedPictureUrl('')} || ${uploadedPhotos.fileName})`;
  return and(lt(uploadedPhotos.uploadedAt, uploadedBefore), sql`not ${isPortrait}`);
}
