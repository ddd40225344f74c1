import { and, eq, gt, lt } from 'drizzle-orm';
import * as limits from '@summit/contract/limits/limits';
import { mailLinks } from '@summit/contract/session/mail-links';
import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.ts';
import { linkTokenHash, newLinkToken } from '../../platform/accounts/link-token.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { videoAccess } from './videos.tables.ts';

/** Whether the token was sent and has not expired. */
export async function opensVideos(db: Db, token: string, now: Date): Promise<boolean> {
  const isToken = eq(videoAccess.tokenHash, linkTokenHash(token));
  const [row] = await db
    .select({ id: videoAccess.id })
    .from(videoAccess)
    .where(and(isToken, gt(videoAccess.expiresAt, now)))
    .limit(1);
  return row !== undefined;
}

/** Stores a request, emails the link that opens the videos, and notifies the organisers: all or nothing. */
export async function giveVideoAccess(
  { db, mail, clock, config }: Pick<Platform, 'db' | 'mail' | 'clock' | 'config'>,
  email: string,
): Promise<void> {
  const now = clock.now();
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + limits.videoLinkLifetime);
  const { 'mail.videoAccess.visitor': firstName } = await readTexts(db, mailTexts);
  const url = config.siteOrigin + mailLinks.videos(token);
  await db.transaction(async (tx) => {
    await tx.delete(videoAccess).where(lt(videoAccess.expiresAt, now));
    await tx
      .insert(videoAccess)
      .values({ email, tokenHash: linkTokenHash(token), requestedAt: now, expiresAt });
    const written = await writeEmail(tx, 'videoAccess', { firstName, url });
    await mail.enqueue(tx, { to: email, topic: 'video-access', ...written });
    const { contactEmail } = await readSection(tx, 'event');
    if (contactEmail) {
      const subject = 'Somebody asked for the videos';
      const text = `${email} asked for the videos and was sent a link that opens them.`;
      await mail.enqueue(tx, { to: contactEmail, topic: 'video-request', subject, text });
    }
  });
}
