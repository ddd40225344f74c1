import { createHmac } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type * as blitzCalls from '@summit/contract/calls/blitz';
import { canonicalEmail, type EmailKey, isSameEmail } from '@summit/contract/contact-details/email-address';
import type { QueryOf, ResponseOf } from '@summit/contract/requests/call';
import { acceptedSecrets, isSignedHere } from '../../platform/accounts/api-secrets.ts';
import type { Db } from '../../platform/db/db.ts';
import { byName, getGround, hasWords } from '../../platform/db/names.ts';
import { onePage } from '../../platform/db/one-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { blitzParticipants } from '../blitz/blitz.tables.ts';
import type { BlitzParticipantRow } from '../blitz/blitz-invitations.queries.ts';

type Listed = ResponseOf<typeof blitzCalls.blitzParticipants>;
type ListQuery = QueryOf<typeof blitzCalls.blitzParticipants>;

const { company } = blitzParticipants;

const isApproved = eq(blitzParticipants.status, 'Approved');

/** A page of the approved participants, without the addresses of their contacts. */
export async function listParticipants(db: Db, query: ListQuery, secret: string): Promise<Listed> {
  const where = and(isApproved, ...getFilters(query));
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select()
      .from(blitzParticipants)
      .orderBy(asc(byName(company)), asc(blitzParticipants.id))
      .$dynamic(),
    from: blitzParticipants,
    where,
  });
  return { blitzes: rows.map((row) => toListed(row, secret)), ...counts };
}

function getFilters(query: ListQuery) {
  const category = query['filter.Metadata.category.Equals'];
  const name = query['filter.Metadata.companyName.Like'];
  return [
    category ? eq(blitzParticipants.category, category) : undefined,
    name ? hasWords(getGround(company), name) : undefined,
  ];
}

function toListed(row: BlitzParticipantRow, secret: string): Listed['blitzes'][0] {
  const { id, company: companyName, category, pitch, logoUrl, website, slots, contacts } = row;
  return {
    id,
    metadata: { companyName, category, pitch, logoUrl, website, slots },
    contacts: contacts.map(({ name, jobTitle, email }) => ({
      id: contactId(secret, id, email),
      name,
      jobTitle: jobTitle || null,
    })),
  };
}

export interface WritableContact {
  /** Of the participant. */
  id: string;
  contactId: string;
  name: string;
  jobTitle: string | null;
  company: string;
  email: string;
}

/** How a message identifies a contact: by the id in the list, or by the address in any spelling. */
interface NamedContact {
  contactId?: string;
  receiverEmail?: string;
}

/** The contact of an approved participant whom a message names; null when there is none. */
export async function findWritableContact(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  blitzId: string,
  named: NamedContact,
): Promise<WritableContact | null> {
  const [row] = await db
    .select()
    .from(blitzParticipants)
    // Ids are compared as text, because the sent one may be anything.
    .where(and(isApproved, sql`${blitzParticipants.id}::text = ${blitzId}`));
  const contact = row?.contacts.find(({ email }) =>
    named.contactId
      ? isSignedHere(config, (secret) => contactId(secret, row.id, email) === named.contactId)
      : named.receiverEmail !== undefined && isSameEmail(email, named.receiverEmail),
  );
  if (!row || !contact) return null;
  const { name, jobTitle, email } = contact;
  const { id, company: theirs } = row;
  return {
    id,
    // A conversation retains the id that it was begun with.
    contactId: named.contactId ?? contactId(config.secret, id, email),
    name,
    jobTitle: jobTitle || null,
    company: theirs,
    email,
  };
}

/** The contacts with an address, in any spelling, as conversations name them. */
export async function listContactsByEmail(
  { db, config }: Pick<Platform, 'config'> & { db: Db },
  email: EmailKey,
): Promise<Pick<WritableContact, 'id' | 'contactId'>[]> {
  const rows = await db.select().from(blitzParticipants);
  return rows.flatMap(({ id, contacts }) =>
    contacts
      .filter((contact) => canonicalEmail(contact.email) === email)
      .flatMap((contact) =>
        acceptedSecrets(config).map((secret) => ({ id, contactId: contactId(secret, id, contact.email) })),
      ),
  );
}

/** The id is stable while the contact has the address, which cannot be derived from it without the secret. */
function contactId(secret: string, blitzId: string, email: string): string {
  const said = `blitz contact ${blitzId} ${canonicalEmail(email)}`;
  return createHmac('sha256', secret).update(said).digest('base64url').slice(0, 22);
}
