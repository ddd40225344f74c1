import { eq } from 'drizzle-orm';
import { storedPictureUrl } from '../../content/public/media.queries.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { linkPhotos, uploadedPhotos } from '../../people/photos/photos.tables.ts';
import type { Tx } from '../../platform/db/db.ts';
import { blitzLogos } from '../../registration/blitz/blitz.tables.ts';
import { listings } from '../../registration/listing/listings.tables.ts';
import { organiserPictures } from '../organiser-pictures/organiser-pictures.tables.ts';

/**
 * How many uploads, portraits, logos and organisers' pictures refer to the file of a picture. The same picture is one file, whatever it is
 * used for: only one that nobody uses any more may be removed.
 */
export async function countPictureUses(tx: Tx, fileName: string): Promise<number> {
  const url = storedPictureUrl(fileName);
  const uses = [
    await tx.$count(uploadedPhotos, eq(uploadedPhotos.fileName, fileName)),
    await tx.$count(linkPhotos, eq(linkPhotos.fileName, fileName)),
    await tx.$count(blitzLogos, eq(blitzLogos.fileName, fileName)),
    await tx.$count(organiserPictures, eq(organiserPictures.name, fileName)),
    await tx.$count(attendees, eq(attendees.imageUrl, url)),
    await tx.$count(listings, eq(listings.logoUrl, url)),
  ];
  return uses.reduce((sum, count) => sum + count, 0);
}
