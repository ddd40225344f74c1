import { and, eq } from 'drizzle-orm';
import {
  lockStoredPicture,
  savePicture,
  type StoredPicture,
  storedPictureName,
} from '../../content/public/media.queries.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { blitzLogos } from './blitz.tables.ts';

/** Stores a logo that was uploaded with an invitation. Uploading it again restarts the time until its removal. */
export async function saveLogo(
  db: Db,
  invitationId: string,
  picture: StoredPicture,
  now: Date,
): Promise<void> {
  await savePicture(db, picture, (tx, fileName) =>
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
  if (logoUrl !== null && !(await isUploaded(tx, invitationId, storedPictureName(logoUrl)))) return false;
  const replaced = replacedUrl && storedPictureName(replacedUrl);
  if (replaced) {
    // The time until its removal starts again, because cached pages still show it for a while.
    await tx.update(blitzLogos).set({ uploadedAt: now }).where(isLogo(invitationId, replaced));
  }
  return true;
}

async function isUploaded(tx: Tx, invitationId: string, fileName: string | null): Promise<boolean> {
  if (fileName === null) return false;
  await lockStoredPicture(tx, fileName);
  return (await tx.$count(blitzLogos, isLogo(invitationId, fileName))) > 0;
}

function isLogo(invitationId: string, fileName: string) {
  return and(eq(blitzLogos.invitationId, invitationId), eq(blitzLogos.fileName, fileName));
}
