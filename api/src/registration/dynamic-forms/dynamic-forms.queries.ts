import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db.ts';
import { type DynamicForm, dynamicForms, formSubmissions } from './dynamic-forms.tables.ts';

export type { DynamicForm };

/** The form of this type as the calls return it, or null. */
export async function findForm(db: Db, type: string): Promise<DynamicForm | null> {
  const [row] = await db.select().from(dynamicForms).where(eq(dynamicForms.type, type)).limit(1);
  if (!row) return null;
  const { title, isOpen, fields, invalidToken } = row;
  return { type, title, isOpen, fields, metadata: { errors: { invalidToken } } };
}

/** Stores a form that a visitor sent. */
export async function addSubmission(tx: Tx, sent: typeof formSubmissions.$inferInsert): Promise<void> {
  await tx.insert(formSubmissions).values(sent);
}
