import { linkTokenHash } from '@summit/api/src/platform/accounts/link-token.ts';
import { blitzInvitations, blitzParticipants } from '@summit/api/src/registration/blitz/blitz.tables.ts';
import { blitzTables, openBlitzInvitations } from '../event/content/blitz.ts';
import { getLogo } from '../event/people.ts';
import { lastingId, slug } from '../lasting-id.ts';
import type { SeedContext } from '../seed-context.ts';

/** The networking blitz: who was invited, and the tables of those who replied. */
export async function fillBlitz({ db, shelf }: SeedContext): Promise<void> {
  await db.insert(blitzInvitations).values([
    ...openBlitzInvitations.map(({ token, ...row }) => ({
      ...row,
      id: lastingId(`link ${token}`),
      tokenHash: linkTokenHash(token),
    })),
    ...blitzTables.map(({ token, company, contacts }) => ({
      id: invitationId(company),
      // Not a hash, so no token matches it: nobody can open these.
      tokenHash: token ? linkTokenHash(token) : invitationId(company),
      company,
      email: getAddress(contacts[0]?.[0] ?? 'hello', company),
    })),
  ]);
  const at = new Date('2027-01-22T09:30:00Z');
  await db.insert(blitzParticipants).values(
    blitzTables.map(({ company, category, pitch, slots, contacts, isUnread }) => ({
      id: lastingId(`blitz table ${company}`),
      invitationId: invitationId(company),
      status: isUnread ? ('Submitted' as const) : ('Approved' as const),
      company,
      category,
      pitch,
      slots: [...slots],
      logoUrl: getLogo(shelf, company),
      website: `https://${slug(company)}.example`,
      contacts: contacts.map(([name, jobTitle]) => ({ name, jobTitle, email: getAddress(name, company) })),
      submittedAt: at,
      changedAt: at,
    })),
  );
}

function invitationId(company: string): string {
  return lastingId(`blitz invitation ${company}`);
}

function getAddress(name: string, company: string): string {
  return `${slug(name).replaceAll('-', '.')}@${slug(company)}.example`;
}
