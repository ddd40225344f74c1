import type * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import type { BodyOf } from '@summit/contract/requests/call';
import type { KitAudience } from '@summit/contract/shapes/media-partners';
import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.ts';
import { findDomainProblem } from '../../people/public/email-domains.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/handler.ts';
import { onOneLine } from '../../platform/mail/visitor-words.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { addMediaPartnerRequest, findMediaKit } from './media-partners.queries.ts';
import type { MediaKitRow } from './media-partners.tables.ts';

type BecomeMediaPartner = typeof mediaPartnerCalls.becomeMediaPartner;

/** Stores a request for a kit, sends the kit, and emails the organisers: all or nothing. */
export function createBecomeMediaPartnerHandler(platform: Platform): Handler<BecomeMediaPartner> {
  const { db, mail, clock, rateLimiter } = platform;
  return async ({ body, request, fail }) => {
    await rateLimiter.visit('mediaPartnerOfDevice', request);
    await rateLimiter.requireAttempt('mediaPartnerOfAddress', { email: body.email });
    const kit = await findMediaKit(db, body.mediaKitId);
    if (!kit) return fail('become-sponsor-0001');
    const problem = await findDomainProblem(db, body.email);
    if (problem) return fail(problem);
    const { contactEmail } = await readSection(db, 'event');
    if (!contactEmail) return fail('message-0001');
    await db.transaction(async (tx) => {
      await addMediaPartnerRequest(tx, { ...body, requestedAt: clock.now() });
      const request = { topic: 'media-partner', replyTo: body.email, ...requestContent(body, kit) };
      await mail.enqueue(tx, { to: contactEmail, ...request });
      if (kit.fileUrl) {
        await mailKit(platform, tx, { email: body.email, name: kit.name, fileUrl: kit.fileUrl });
      }
    });
  };
}

const wishes: Record<KitAudience, (kit: string) => string> = {
  Press: (kit) => `asks for “${kit}”`,
  MediaPartner: () => 'wants to become a media partner',
  Sponsor: () => 'wants to become a sponsor',
};

/** The email to the organisers. */
function requestContent({ email, phone, message, ...said }: BodyOf<BecomeMediaPartner>, kit: MediaKitRow) {
  const [company, name] = [onOneLine(said.company), onOneLine(said.name)];
  const wish = wishes[kit.audience](kit.name);
  const sent = kit.fileUrl ? `“${kit.name}” was sent to them.` : `Please send them “${kit.name}”.`;
  const lines = [`${name} <${email}>${phone ? `, ${phone}` : ''} of ${company} ${wish}. ${sent}`, message];
  return { subject: `${company} ${wish}`, text: lines.filter(Boolean).join('\n\n') };
}

/** Sends the kit. The email repeats nothing that was typed, because the address may belong to someone else. */
async function mailKit(
  { mail, config }: Pick<Platform, 'mail' | 'config'>,
  tx: Db,
  { email, name, fileUrl }: { email: string; name: string; fileUrl: string },
): Promise<void> {
  const written = await writeEmail(tx, 'mediaKit', {
    firstName: (await readTexts(tx, mailTexts))['mail.mediaKit.reader'],
    kit: name,
    url: fileUrl.startsWith('/') ? `${config.siteOrigin}/api${fileUrl}` : fileUrl,
  });
  await mail.enqueue(tx, { to: email, topic: 'media-kit', ...written });
}
