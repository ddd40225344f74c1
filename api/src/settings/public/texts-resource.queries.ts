import { and, asc, eq } from 'drizzle-orm';
import { object } from 'yup';
import { optionalText, requiredText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { virtualTexts } from '@summit/contract/texts/virtual';
import { texts } from '@summit/contract/words/texts';
import { listInMemory } from '../../platform/resources/list-in-memory.ts';
import type { Resource, Values } from '../../platform/resources/resource.ts';
import { staticContents } from '../static-content/static-content.tables.ts';
import { typeOfText } from '../static-content/type-of-text.ts';

type Scope = 'site' | 'virtual';

const fields = object({
  name: requiredText(),
  type: optionalText(),
  content: optionalText(limits.pageText).defined(),
});

/** The texts of a scope as they are written, placeholders included: as organisers set them, otherwise the default wording. */
function getTexts(scope: Scope, defaults: Readonly<Record<string, string>>): Resource {
  const { name, type, content } = staticContents;
  const stored = { name, type, content };
  const byDefault = (key: string): Values | null => {
    const wording = Object.hasOwn(defaults, key) ? defaults[key] : undefined;
    return wording === undefined ? null : { name: key, type: typeOfText(key), content: wording };
  };
  const isText = (key: string) => and(eq(staticContents.scope, scope), eq(name, key));

  return {
    key: 'name',
    columns: ['name', 'type', 'content'],
    readOnly: ['type'],
    getFields: () => fields,
    drops: ['static-content', 'settings'],
    async list(db, query) {
      const rows = await db
        .select(stored)
        .from(staticContents)
        .where(eq(staticContents.scope, scope))
        .orderBy(asc(name));
      const known = new Set(rows.map((row) => row.name));
      const others: Values[] = Object.keys(defaults).flatMap((key) =>
        known.has(key) ? [] : [byDefault(key) ?? {}],
      );
      const all: Values[] = [...rows, ...others].sort((one: Values, other: Values) =>
        String(one.name) < String(other.name) ? -1 : 1,
      );
      return listInMemory(all, ['name', 'type', 'content'], query);
    },
    async find(db, key, { lock = false } = {}) {
      const query = db.select(stored).from(staticContents).where(isText(key));
      const [row] = await (lock ? query.for('update') : query);
      return row ?? byDefault(key);
    },
    async write(tx, { key, after }) {
      const row = { scope, name: key, type: typeOfText(key), content: String(after.content) };
      await tx
        .insert(staticContents)
        .values(row)
        .onConflictDoUpdate({ target: [staticContents.scope, name], set: { content: row.content } });
      return { key };
    },
    async notesOn(_tx, key) {
      return Object.hasOwn(defaults, key) ? [] : ['No page of this release shows a text of this name.'];
    },
    /** Restores the default wording, if there is one. */
    async remove(tx, key) {
      await tx.delete(staticContents).where(isText(key));
    },
  };
}

/** Texts of the site, those of emails included. */
export const textsResource = getTexts('site', texts);

/** Texts of the virtual event. */
export const virtualTextsResource = getTexts('virtual', virtualTexts);
