import { asc, eq } from 'drizzle-orm';
import { awardsRoles, type OrganiserRole } from '@summit/contract/session/organisers';
import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { backofficeUrl } from '../../platform/mail/backoffice-url.ts';
import type { Platform } from '../../platform/platform.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { type OrganiserRow, organisers } from '../organisers/organisers.tables.ts';

/** The organisers who have one of some roles and are not blocked. */
export async function listBearers(db: Db, roles: readonly OrganiserRole[]): Promise<OrganiserRow[]> {
  const rows = await db
    .select()
    .from(organisers)
    .where(eq(organisers.isBlocked, false))
    .orderBy(asc(organisers.email));
  return rows.filter((row) => row.roles.some((role) => roles.includes(role)));
}

/**
 * Mails every steward and auditor of the awards what is happening, in the transaction in which it happens.
 * @param screen where what happens is confirmed or seen: a screen of the backoffice
 * @param also people who were one until now
 */
export async function notifyAwardsPeople(
  tx: Tx,
  { mail, config }: Pick<Platform, 'mail' | 'config'>,
  { what, screen }: { what: string; screen: 'season' | 'season/decisions' },
  also: readonly OrganiserRow[] = [],
): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const bearers = new Map([...(await listBearers(tx, awardsRoles)), ...also].map((row) => [row.id, row]));
  for (const { name, email } of bearers.values()) {
    const written = await writeEmail(tx, 'awardsNotice', {
      firstName: name,
      url: backofficeUrl(config, ...screen.split('/')),
      facts: [[texts['mail.awardsNotice.what'], what]],
    });
    await mail.enqueue(tx, { to: email, topic: 'awards-notice', ...written });
  }
}

/** Emails every owner but the one whom it is about, in the transaction in which it happens. */
export async function notifyOwners(
  tx: Tx,
  { mail, config }: Pick<Platform, 'mail' | 'config'>,
  { id: concerned }: Pick<OrganiserRow, 'id'>,
  what: string,
): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const owners = (await listBearers(tx, ['owner'])).filter(({ id }) => id !== concerned);
  for (const { name, email } of owners) {
    const written = await writeEmail(tx, 'organiserRoles', {
      firstName: name,
      url: backofficeUrl(config, 'team'),
      facts: [[texts['mail.organiserRoles.what'], what]],
    });
    await mail.enqueue(tx, { to: email, topic: 'organiser-roles', ...written });
  }
}
