import { and, asc, eq, sql } from 'drizzle-orm';
import type { QueryOf, ResponseOf } from '@summit/contract/call';
import type { blitzCalls } from '@summit/contract/calls/blitz';
import { pageCounts, pageWindow } from '@summit/contract/list-query';
import type { Db } from '../platform/db/db.ts';
import { blitzParticipants } from './blitz.tables.ts';

type Listed = ResponseOf<typeof blitzCalls.blitzParticipants>;
type ListQuery = QueryOf<typeof blitzCalls.blitzParticipants>;

const { company } = blitzParticipants;

const isApproved = eq(blitzParticipants.status, 'Approved');

/** A page of the approved participants; the addresses of their contacts only where the reader may have them. */
export async function listParticipants(db: Db, query: ListQuery, withAddresses: boolean): Promise<Listed> {
  const window = pageWindow(query);
  const where = and(isApproved, ...filtersOf(query));
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(blitzParticipants)
      .where(where)
      .orderBy(asc(sql`lower(${company})`), asc(blitzParticipants.id))
      .limit(window.limit)
      .offset(window.offset),
    db.$count(blitzParticipants, where),
  ]);
  return { blitzes: rows.map((row) => toListed(row, withAddresses)), ...pageCounts(total, window) };
}

function filtersOf(query: ListQuery) {
  const category = query['filter.Metadata.category.Equals'];
  const name = query['filter.Metadata.companyName.Like'];
  return [
    category ? eq(blitzParticipants.category, category) : undefined,
    // Every character means itself.
    name ? sql`position(lower(${name}) in lower(${company})) > 0` : undefined,
  ];
}

function toListed(row: typeof blitzParticipants.$inferSelect, withAddresses: boolean): Listed['blitzes'][0] {
  const { id, company: companyName, category, pitch, logoUrl, website, slots, contacts } = row;
  return {
    id,
    metadata: { companyName, category, pitch, logoUrl, website, slots },
    contacts: contacts.map(({ name, jobTitle, email }) => ({
      name,
      jobTitle: jobTitle || null,
      email: withAddresses ? email : null,
    })),
  };
}

export interface WritableContact {
  /** Of the participant. */
  id: string;
  name: string;
  email: string;
}

/** The contact of an approved participant who has this address, whatever its case; null when there is none. */
export async function findWritableContact(
  db: Db,
  blitzId: string,
  email: string,
): Promise<WritableContact | null> {
  const [row] = await db
    .select()
    .from(blitzParticipants)
    // As text, for whatever is sent as an id.
    .where(and(isApproved, sql`${blitzParticipants.id}::text = ${blitzId}`));
  const contact = row?.contacts.find((one) => one.email.toLowerCase() === email.toLowerCase());
  return row && contact ? { id: row.id, name: contact.name, email: contact.email } : null;
}
