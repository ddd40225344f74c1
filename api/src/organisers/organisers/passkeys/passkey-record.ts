import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../../emails/public/emails.ts';
import type { Db } from '../../../platform/db/db.ts';
import { backofficeUrl } from '../../../platform/mail/backoffice-url.ts';
import type { Platform, SignedInOrganiser } from '../../../platform/platform.ts';
import { readTexts } from '../../../settings/public/texts.queries.ts';
import { audit } from '../../public/audit.queries.ts';
import type { PasskeyRow } from './passkeys.tables.ts';

type Person = Pick<SignedInOrganiser, 'id' | 'name' | 'email'>;

/** Notifies an organiser of an event of one of their passkeys, in the transaction in which it happens. */
export async function mailPasskey(
  tx: Db,
  { mail, config }: Pick<Platform, 'mail' | 'config'>,
  { email, name: firstName }: Person,
  happened: 'added' | 'renamed' | 'removed' | 'copied',
  passkeyName: string,
): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const written = await writeEmail(tx, 'organiserPasskey', {
    firstName,
    url: backofficeUrl(config, 'account'),
    facts: [[texts[`mail.organiserPasskey.${happened}`], passkeyName]],
  });
  await mail.enqueue(tx, { to: email, topic: 'organiser-passkey', ...written });
}

/** Records the outcome of a passkey beside its owner's logins; the owner gets an email if it may have been copied. */
export async function recordUse(
  platform: Pick<Platform, 'db' | 'clock' | 'mail' | 'config'>,
  organiser: Person,
  passkey: PasskeyRow,
  { call, outcome }: { call: string; outcome: string },
): Promise<void> {
  const { db, clock } = platform;
  await db.transaction(async (tx) => {
    const subject = `organisers/${organiser.id}/login`;
    await audit(tx, organiser, { call, subject, after: outcome }, clock.now());
    if (outcome === 'copied passkey') await mailPasskey(tx, platform, organiser, 'copied', passkey.name);
  });
}
