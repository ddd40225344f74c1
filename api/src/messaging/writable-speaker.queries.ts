import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { speakers } from '../speakers/speakers.tables.ts';

export interface WritableSpeaker {
  id: string;
  firstName: string;
  email: string;
}

/** The speaker, when they are published, accept messages and have an address; otherwise null. */
export async function findWritableSpeaker(db: Db, id: string): Promise<WritableSpeaker | null> {
  const { firstName, email } = speakers;
  const [row] = await db
    .select({ id: speakers.id, firstName, email })
    .from(speakers)
    .where(and(eq(speakers.id, id), eq(speakers.status, 'Published'), eq(speakers.canReceiveMessages, true)));
  return row?.email ? { ...row, email: row.email } : null;
}
