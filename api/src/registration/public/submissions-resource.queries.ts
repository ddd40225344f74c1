import { asc, eq } from 'drizzle-orm';
import { object } from 'yup';
import { textOrNull } from '@summit/contract/forms/resource-rules';
import { oneOf, optionalText } from '@summit/contract/forms/rules';
import { type SendableFormType, submissionStatuses } from '@summit/contract/forms/sendable-forms';
import * as limits from '@summit/contract/limits/limits';
import { listInMemory } from '../../platform/resources/list-in-memory.ts';
import type { Resource, Values } from '../../platform/resources/resource.ts';
import { formSubmissions } from '../dynamic-forms/dynamic-forms.tables.ts';
import { writtenValue } from '../dynamic-forms/filled-lines.ts';

type Row = typeof formSubmissions.$inferSelect;

/**
 * The sent forms of one type. Their fields are columns of the table that organisers export; fields that `names` does not
 * have are in the column `others`.
 */
function getSubmissions(type: SendableFormType, names: readonly string[]): Resource {
  const { reference, sentAt } = formSubmissions;
  const columns = ['reference', 'status', 'note', 'sentAt', ...names, 'others'];
  const sent = Object.fromEntries(
    [...names, 'others'].map((name) => [name, textOrNull(limits.maxTextLength)]),
  );
  const schema = object({
    reference: optionalText(),
    status: oneOf(submissionStatuses),
    note: textOrNull(limits.longText),
    sentAt: optionalText(),
    ...sent,
  });

  const shown = (row: Row): Values => {
    const others = Object.entries(row.values).filter(([name]) => !names.includes(name));
    return {
      reference: row.reference,
      status: row.status,
      note: row.note,
      sentAt: row.sentAt.toISOString(),
      ...Object.fromEntries(names.map((name) => [name, writtenValue(row.values[name]) || null])),
      others: others.map(([name, value]) => `${name}: ${writtenValue(value)}`).join('\n') || null,
    };
  };

  return {
    key: 'reference',
    columns,
    readOnly: columns.filter((name) => name !== 'status' && name !== 'note'),
    getFields: () => schema,
    drops: [],
    async list(db, query) {
      const rows = await db
        .select()
        .from(formSubmissions)
        .where(eq(formSubmissions.type, type))
        .orderBy(asc(sentAt), asc(reference));
      return listInMemory(rows.map(shown), columns, query);
    },
    async find(db, key, { lock = false } = {}) {
      const query = db.select().from(formSubmissions).where(eq(reference, key)).limit(1);
      const [row] = await (lock ? query.for('update') : query);
      return row?.type === type ? shown(row) : null;
    },
    async write(tx, { key, after }) {
      const { status: decided, note: written } = after as Pick<Row, 'status' | 'note'>;
      await tx.update(formSubmissions).set({ status: decided, note: written }).where(eq(reference, key));
      return { key };
    },
    async remove(tx, key) {
      await tx.delete(formSubmissions).where(eq(reference, key));
    },
  };
}

/** The forms of visitors who offered to help. */
export const volunteersResource = getSubmissions('volunteer', [
  'name',
  'email',
  'phone',
  'day',
  'about',
  'consent',
]);

/** The sessions that visitors proposed. */
export const proposalsResource = getSubmissions('speaker-proposal', [
  'title',
  'abstract',
  'format',
  'topics',
  'minutes',
  'name',
  'company',
  'email',
]);
