import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type * as organisePhotosCalls from '@summit/contract/calls/organise-photos';
import type { BodyOf, QueryOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.ts';
import { audit } from '../../organisers/public/audit.queries.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { onePage } from '../../platform/db/one-page.ts';
import type { Platform, SignedInOrganiser } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { type AttendeeRow, attendees } from '../attendees/attendees.tables.ts';
import { lockAttendee } from '../public/attendees.queries.ts';

type Decision = BodyOf<typeof organisePhotosCalls.decidePhoto>;

/** One page of the photos with a status, the oldest first. */
export async function listPhotos(db: Db, query: QueryOf<typeof organisePhotosCalls.attendeePhotos>) {
  const status = query['filter.Status.Equals'] ?? 'Uploaded';
  const where = and(
    eq(attendees.imageStatus, status),
    isNotNull(attendees.imageUrl),
    isNull(attendees.erasedAt),
  );
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select({
        attendeeId: attendees.id,
        name: sql<string>`${attendees.firstName} || ' ' || ${attendees.lastName}`,
        company: attendees.company,
        imageUrl: sql<string>`${attendees.imageUrl}`,
        status: attendees.imageStatus,
      })
      .from(attendees)
      .where(where)
      .orderBy(asc(attendees.updatedAt), asc(attendees.id))
      .$dynamic(),
    from: attendees,
    where,
  });
  return { photos: rows, ...counts };
}

/**
 * Approves or refuses a photo, and emails the attendee. Repeating a decision changes nothing.
 * @throws cqrs-0009, photo-0001 when it is not the photo that was looked at
 */
export async function decidePhoto(
  platform: Pick<Platform, 'mail' | 'config' | 'clock'>,
  tx: Tx,
  by: SignedInOrganiser,
  { id, imageUrl, status, reason }: Decision & { id: string },
): Promise<void> {
  const attendee = await lockAttendee(tx, id);
  if (!attendee) throw new Failure('cqrs-0009');
  if (attendee.imageUrl !== imageUrl) throw new Failure('photo-0001');
  if (attendee.imageStatus === status) return;
  const now = platform.clock.now();
  await tx.update(attendees).set({ imageStatus: status, updatedAt: now }).where(eq(attendees.id, id));
  const change = { before: { imageStatus: attendee.imageStatus }, after: { imageStatus: status } };
  await audit(tx, by, { call: 'decidePhoto', subject: `attendees/${id}/photo`, ...change }, now);
  await mailDecision(platform, tx, attendee, status, reason);
}

async function mailDecision(
  { mail, config }: Pick<Platform, 'mail' | 'config'>,
  tx: Tx,
  { email: to, firstName }: AttendeeRow,
  status: Decision['status'],
  reason: string | undefined,
): Promise<void> {
  const isApproved = status === 'Approved';
  const texts = await readTexts(tx, mailTexts);
  const written = await writeEmail(tx, isApproved ? 'photoApproved' : 'photoRefused', {
    firstName,
    url: config.siteOrigin + href(isApproved ? pages.attendees : pages.registrationPhoto),
    facts: reason && !isApproved ? [[texts['mail.photoRefused.reason'], reason]] : undefined,
  });
  await mail.enqueue(tx, { to, topic: 'photo-decided', ...written });
}
