import { and, eq, lt, sql } from 'drizzle-orm';
import { limits } from '@summit/contract/limits';
import {
  keepPicture,
  lockStoredPicture,
  removeStoredPicture,
  type StoredPicture,
  storedPictureName,
  storedPictureUrl,
} from '../media/media.queries.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { blitzLogos, blitzParticipants } from './blitz.tables.ts';

/** Stores a logo that was uploaded with an invitation. Uploading it again restarts the time until its removal. */
export async function keepLogo(
  db: Db,
  invitationId: string,
  picture: StoredPicture,
  now: Date,
): Promise<void> {
  await keepPicture(db, picture, (tx, fileName) =>
    tx
      .insert(blitzLogos)
      .values({ invitationId, fileName, uploadedAt: now })
      .onConflictDoUpdate({
        target: [blitzLogos.invitationId, blitzLogos.fileName],
        set: { uploadedAt: now },
      }),
  );
}

/** Whether a logo may replace another: it was uploaded with this invitation, or there is none. */
export async function takeLogo(
  tx: Tx,
  invitationId: string,
  logoUrl: string | null,
  replacedUrl: string | null,
  now: Date,
): Promise<boolean> {
  if (logoUrl !== null && !(await isUploaded(tx, invitationId, storedPictureName(logoUrl)))) {
    return false;
  }
  const replaced = replacedUrl && storedPictureName(replacedUrl);
  if (replaced) {
    // The time until its removal starts again, because cached pages still show it for a while.
    await tx.update(blitzLogos).set({ uploadedAt: now }).where(isLogoOf(invitationId, replaced));
  }
  return true;
}

/** Deletes logos that were not submitted within a day, and the files that no other company uses. */
export async function removeUnusedLogos(db: Db, dataDir: string, now: Date): Promise<void> {
  const uploadedBefore = new Date(now.getTime() - limits.unusedPhotoMs);
  const unused = await db
    .selectDistinct({ fileName: blitzLogos.fileName })
    .from(blitzLogos)
    .where(isUnused(uploadedBefore));
  for (const { fileName } of unused) {
    await db.transaction(async (tx) => {
      await lockStoredPicture(tx, fileName);
      const isThisFile = eq(blitzLogos.fileName, fileName);
      await tx.delete(blitzLogos).where(and(isThisFile, isUnused(uploadedBefore)));
      if ((await tx.$count(blitzLogos, isThisFile)) === 0) {
        await removeStoredPicture(dataDir, fileName);
      }
    });
  }
}

async function isUploaded(tx: Tx, invitationId: string, fileName: string | null): Promise<boolean> {
  if (fileName === null) {
    return false;
  }
  await lockStoredPicture(tx, fileName);
  return (await tx.$count(blitzLogos, isLogoOf(invitationId, fileName))) > 0;
}

function isLogoOf(invitationId: string, fileName: string) {
  return and(eq(blitzLogos.invitationId, invitationId), eq(blitzLogos.fileName, fileName));
}

function isUnused(uploadedBefore: Date) {
  const isShown = sql`exists (
    select from ${blitzParticipants} where ${blitzParticipants.invitationId} = ${blitzLogos.invitationId}
    and ${blitzParticipants.logoUrl} = ${storedPictureUrl('')} || ${blitzLogos.fileName})`;
  return and(lt(blitzLogos.uploadedAt, uploadedBefore), sql`not ${isShown}`);
}
