import { formatMoney } from '@summit/contract/money-and-time/money';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.ts';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { readVenueClock } from '../../settings/public/venue-clock.ts';
import type { PackageRow } from '../packages/packages.tables.ts';

/** Informs an attendee which package an organiser gave them, what it costs, and until when it is held. */
export async function mailPackageChanged(
  { mail, config }: Pick<Platform, 'mail' | 'config'>,
  tx: Tx,
  { email, firstName }: Pick<AttendeeRow, 'email' | 'firstName'>,
  { chosen, heldUntil }: { chosen: PackageRow; heldUntil: Date },
): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const clock = await readVenueClock(tx);
  const written = await writeEmail(tx, 'packageChanged', {
    firstName,
    url: config.siteOrigin + href(pages.registrationPayment),
    facts: [
      [texts['mail.packageChanged.package'], chosen.name],
      [texts['mail.packageChanged.price'], formatMoney(chosen.priceMinor, chosen.currency)],
      [texts['mail.packageChanged.until'], clock.end(heldUntil.toISOString())],
    ],
  });
  await mail.enqueue(tx, { to: email, topic: 'package-changed', ...written });
}
