import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import * as limits from '@summit/contract/limits/limits';
import {
  lockStoredPicture,
  removeStoredPicture,
  storedPictureUrl,
} from '../../content/public/media.queries.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { linkPhotos, uploadedPhotos } from '../../people/photos/photos.tables.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { blitzLogos, blitzParticipants } from '../../registration/blitz/blitz.tables.ts';
import { countPictureUses } from '../public/picture-uses.queries.ts';

/** The records of uploads, and which of them were not used within a day, or were replaced a day ago. */
type UploadTable = typeof uploadedPhotos | typeof linkPhotos | typeof blitzLogos;
type UnusedUploads = readonly [table: UploadTable, isUnused: SQL | undefined][];

/** Deletes unused uploads, and their files unless something else uses them. */
export async function removeUnusedPictures(db: Db, dataDir: string, now: Date): Promise<void> {
  const unused = unusedUploads(new Date(now.getTime() - limits.unusedPhotoMs));
  for (const fileName of await listFiles(db, unused)) {
    await db.transaction(async (tx) => {
      await lockStoredPicture(tx, fileName);
      await forget(tx, fileName, unused);
      if ((await countPictureUses(tx, fileName)) === 0) await removeStoredPicture(dataDir, fileName);
    });
  }
}

async function listFiles(db: Db, unused: UnusedUploads): Promise<ReadonlySet<string>> {
  const fileNames = new Set<string>();
  for (const [table, isUnused] of unused) {
    const rows = await db.selectDistinct({ fileName: table.fileName }).from(table).where(isUnused);
    for (const { fileName } of rows) fileNames.add(fileName);
  }
  return fileNames;
}

async function forget(tx: Tx, fileName: string, unused: UnusedUploads): Promise<void> {
  for (const [table, isUnused] of unused) {
    await tx.delete(table).where(and(eq(table.fileName, fileName), isUnused));
  }
}

function unusedUploads(before: Date): UnusedUploads {
  const isPortrait = sql`exists (
    select from ${attendees} where ${attendees.id} = ${uploadedPhotos.attendeeId}
    and ${attendees.imageUrl} = ${storedPictureUrl('')} || ${uploadedPhotos.fileName})`;
  const isShown = sql`exists (
    select from ${blitzParticipants} where ${blitzParticipants.invitationId} = ${blitzLogos.invitationId}
    and ${blitzParticipants.logoUrl} = ${storedPictureUrl('')} || ${blitzLogos.fileName})`;
  return [
    [uploadedPhotos, and(lt(uploadedPhotos.uploadedAt, before), sql`not ${isPortrait}`)],
    // A photo by a link is always unused: a used one has become an attendee's upload or the logo of a listing.
    [linkPhotos, lt(linkPhotos.uploadedAt, before)],
    [blitzLogos, and(lt(blitzLogos.uploadedAt, before), sql`not ${isShown}`)],
  ];
}
