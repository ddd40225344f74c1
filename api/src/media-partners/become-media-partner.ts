import { eq } from 'drizzle-orm';
import type { mediaPartnerCalls } from '@summit/contract/calls/media-partners';
import { findDomainProblem } from '../attendee-registration/email-domains.queries.ts';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { readSection } from '../settings/settings.queries.ts';
import { mediaKits, mediaPartnerRequests } from './media-partners.tables.ts';

/** Keeps who wants to become a media partner, and tells the organisers: both or neither. */
export function becomeMediaPartnerWith(
  platform: Platform,
): Handler<typeof mediaPartnerCalls.becomeMediaPartner> {
  const { db, mail, clock, rateLimiter } = platform;
  return async ({ body, request, fail }) => {
    await rateLimiter.demand('mediaPartnerFromNetwork', { network: request.ip });
    await rateLimiter.demand('mediaPartnerOfAddress', { email: body.email });
    const [kit] = await db.select().from(mediaKits).where(eq(mediaKits.id, body.mediaKitId)).limit(1);
    if (!kit) {
      return fail('become-sponsor-0001');
    }
    const problem = await findDomainProblem(db, body.email);
    if (problem) {
      return fail(problem);
    }
    const { contactEmail } = await readSection(db, 'event');
    if (!contactEmail) {
      return fail('message-0001');
    }
    const { company, name, email, phone, message } = body;
    const lines = [
      `${name} <${email}>${phone ? `, ${phone}` : ''} of ${company} asks for “${kit.name}”.`,
      message,
    ];
    await db.transaction(async (tx) => {
      await tx.insert(mediaPartnerRequests).values({ ...body, requestedAt: clock.now() });
      await mail.enqueue(tx, {
        to: contactEmail,
        topic: 'media-partner',
        subject: `${company} wants to become a media partner`.replaceAll(/\s+/g, ' '),
        text: lines.filter(Boolean).join('\n\n'),
      });
    });
  };
}
