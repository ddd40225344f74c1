import { storedPictureName } from '../../content/public/media.queries.ts';
import { addLinkUpload, isLinkUpload } from '../../people/public/photos.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { ListingRow } from './listings.queries.ts';

/** Whether a logo may replace that of a listing: it was uploaded with the same invitation, or there is none. */
export async function takeLogo(
  tx: Tx,
  { tokenHash, logoUrl: replacedUrl }: ListingRow,
  logoUrl: string | null,
  now: Date,
): Promise<boolean> {
  if (logoUrl === replacedUrl) return true;
  const fileName = logoUrl && storedPictureName(logoUrl);
  if (logoUrl !== null && !(fileName && (await isLinkUpload(tx, tokenHash, fileName)))) return false;
  const replaced = replacedUrl && storedPictureName(replacedUrl);
  if (replaced) {
    // It is now an unused upload, whose file is removed like those.
    await addLinkUpload(tx, tokenHash, replaced, now);
  }
  return true;
}
