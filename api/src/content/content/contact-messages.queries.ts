import type { Tx } from '../../platform/db/db.ts';
import { contactMessages } from './contact-messages.tables.ts';

/** Stores a visitor's message to the organisers. */
export async function addContactMessage(tx: Tx, message: typeof contactMessages.$inferInsert): Promise<void> {
  await tx.insert(contactMessages).values(message);
}
