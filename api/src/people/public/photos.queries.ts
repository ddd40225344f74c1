import { and, eq } from 'drizzle-orm';
import {
  lockStoredPicture,
  savePicture,
  type StoredPicture,
  storedPictureName,
} from '../../content/public/media.queries.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { linkPhotos, uploadedPhotos } from '../photos/photos.tables.ts';
import { setPhoto } from './attendees.queries.ts';

/** Stores a photo that an attendee uploaded. Uploading it again restarts the time until its removal. */
export async function saveUpload(
  db: Db,
  attendeeId: string,
  picture: StoredPicture,
  now: Date,
): Promise<void> {
  await savePicture(db, picture, (tx, fileName) =>
    tx
      .insert(uploadedPhotos)
      .values({ attendeeId, fileName, uploadedAt: now })
      .onConflictDoUpdate({
        target: [uploadedPhotos.attendeeId, uploadedPhotos.fileName],
        set: { uploadedAt: now },
      }),
  );
}

/** Stores a picture uploaded by the link of an invitation. Uploading it again restarts the time until its removal. */
export async function saveLinkUpload(
  db: Db,
  tokenHash: string,
  picture: StoredPicture,
  now: Date,
): Promise<void> {
  await savePicture(db, picture, (tx, fileName) => addLinkUpload(tx, tokenHash, fileName, now));
}

/** Records that a stored picture came by this link: a day later it is removed, unless it is used by then. */
export async function addLinkUpload(tx: Tx, tokenHash: string, fileName: string, now: Date): Promise<void> {
  await tx
    .insert(linkPhotos)
    .values({ tokenHash, fileName, uploadedAt: now })
    .onConflictDoUpdate({ target: [linkPhotos.tokenHash, linkPhotos.fileName], set: { uploadedAt: now } });
}

/** Whether a picture was uploaded by this link and is still stored; it stays so until the transaction ends. */
export async function isLinkUpload(tx: Tx, tokenHash: string, fileName: string): Promise<boolean> {
  await lockStoredPicture(tx, fileName);
  return (await tx.$count(linkPhotos, isUploadByLink(tokenHash, fileName))) > 0;
}

/**
 * Makes an upload by a link the photo of the attendee who registered with that link. False when it was not uploaded by
 * this link, or has been removed already.
 */
export async function takeLinkPhoto(
  tx: Tx,
  tokenHash: string,
  attendeeId: string,
  imageUrl: string,
  now: Date,
): Promise<boolean> {
  const fileName = storedPictureName(imageUrl);
  if (!fileName) return false;
  await lockStoredPicture(tx, fileName);
  const isThisUpload = isUploadByLink(tokenHash, fileName);
  const found = await tx.delete(linkPhotos).where(isThisUpload).returning({ fileName: linkPhotos.fileName });
  if (found.length === 0) return false;
  // It is one of the attendee's own uploads now, and can be replaced and removed like those.
  await tx.insert(uploadedPhotos).values({ attendeeId, fileName, uploadedAt: now });
  await setPhoto(tx, attendeeId, imageUrl, now);
  return true;
}

/** Makes an upload of an attendee their photo. False when it is not theirs, or has been removed already. */
export async function takePhoto(
  tx: Tx,
  attendee: AttendeeRow,
  imageUrl: string,
  now: Date,
): Promise<boolean> {
  const fileName = storedPictureName(imageUrl);
  if (!fileName) return false;
  await lockStoredPicture(tx, fileName);
  if ((await tx.$count(uploadedPhotos, isUploadOf(attendee.id, fileName))) === 0) return false;
  const replaced = attendee.imageUrl && storedPictureName(attendee.imageUrl);
  if (replaced && replaced !== fileName) {
    // The time until its removal starts again, because cached pages still show it for a while.
    await tx.update(uploadedPhotos).set({ uploadedAt: now }).where(isUploadOf(attendee.id, replaced));
  }
  await setPhoto(tx, attendee.id, imageUrl, now);
  return true;
}

function isUploadOf(attendeeId: string, fileName: string) {
  return and(eq(uploadedPhotos.attendeeId, attendeeId), eq(uploadedPhotos.fileName, fileName));
}

function isUploadByLink(tokenHash: string, fileName: string) {
  return and(eq(linkPhotos.tokenHash, tokenHash), eq(linkPhotos.fileName, fileName));
}
