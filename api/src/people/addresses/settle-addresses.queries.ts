import { eq, type SQL, sql } from 'drizzle-orm';
import { writtenEmail } from '@summit/contract/contact-details/email-address';
import { subscribers } from '../../content/subscribe/subscribers.tables.ts';
import { waitingList } from '../../orders/packages/packages.tables.ts';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';
import { isDuplicate } from '../../platform/db/database-error.ts';
import type { Db } from '../../platform/db/db.ts';
import { invitations } from '../../registration/invitations/invitations.tables.ts';
import { attendees } from '../attendees/attendees.tables.ts';

type Addressed =
  | typeof attendees
  | typeof subscribers
  | typeof organisers
  | typeof waitingList
  | typeof invitations;

const tables: readonly Addressed[] = [attendees, subscribers, organisers, waitingList, invitations];

/**
 * Brings addresses that were stored before their written form was settled into it: those with letters beyond ASCII. One
 * that is somebody else's already stays as it is, so that nobody's account is lost or joined with another; of attendees
 * `listCollisions` reports them. Finds nothing to do where it ran before.
 */
export async function settleAddresses(db: Db): Promise<void> {
  for (const table of tables) {
    for (const { id, email } of await listBeyondAscii(db, table)) {
      const written = writtenEmail(email);
      if (written === null || written === email) continue;
      try {
        await db.transaction((tx) =>
          tx.execute(sql`update ${table} set ${changes(table, email, written)} where ${eq(table.id, id)}`),
        );
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
  }
}

/** A confirmed address stays confirmed. */
function changes(table: Addressed, before: string, after: string): SQL {
  const confirmed = sql`, confirmed_email = case confirmed_email when ${before} then ${after} else confirmed_email end`;
  return sql`email = ${after}${table === attendees ? confirmed : sql``}`;
}

async function listBeyondAscii(db: Db, table: Addressed): Promise<{ id: string; email: string }[]> {
  return db
    .select({ id: table.id, email: table.email })
    .from(table as typeof attendees)
    .where(beyondAscii(table));
}

/** Whether an address has a letter beyond ASCII, which takes more than one byte. */
export function beyondAscii({ email }: Pick<Addressed, 'email'>): SQL {
  return sql`octet_length(${email}) > char_length(${email})`;
}
