import { signed, verified } from './signed-text.ts';

/** The parameter of an address that opens a preview. */
export const previewParameter = 'preview';

/** The longest time for which a preview's link can be valid. */
export const maxPreviewHours = 24;
export const longestPreviewMs = maxPreviewHours * 3600_000;

/** The content of a preview's link. */
export interface Preview {
  remote: string;
  buildId: string;
  /** The origin of the site that the link is valid for. */
  audience: string;
  /** Milliseconds of the epoch. */
  expiresAt: number;
}

/** The signed text of a preview's link. @throws Error when it would be valid for longer than a day */
export function previewToken(secret: string, preview: Preview, now: number): string {
  if (!(preview.expiresAt > now && preview.expiresAt <= now + longestPreviewMs)) {
    throw new Error(`A preview is valid for at most ${maxPreviewHours} hours.`);
  }
  return signed(secret, 'preview', Buffer.from(JSON.stringify(preview)).toString('base64url'));
}

/** Verifies the token of a preview on this site: the preview, or the reason why it is invalid. */
export function previewFrom(
  secret: string,
  token: string,
  { audience, now }: { audience: string; now: number },
): Preview | string {
  const text = verified(secret, 'preview', token);
  if (text === null) return 'it was not signed by this site';
  const preview = JSON.parse(Buffer.from(text, 'base64url').toString()) as Preview;
  if (preview.audience !== audience) return `it is for ${preview.audience}`;
  const isDue = preview.expiresAt > now && preview.expiresAt <= now + longestPreviewMs;
  return isDue ? preview : 'it has expired';
}
