import { type AnyObject, type ISchema, object, type ObjectSchema, type Schema } from 'yup';
import { optionalText } from '@summit/contract/forms/rules';
import type { Db } from '../../platform/db/db.ts';
import { listInMemory } from '../../platform/resources/list-in-memory.ts';
import { isSame } from '../../platform/resources/read-values.ts';
import type { Resource, Values } from '../../platform/resources/resource.ts';
import type { CacheName } from '../../platform/responses/response-cache.ts';
import { lockSection, readSection, readSections, writeSection } from '../public/settings.queries.ts';
import { getLeaves, leafIn, withLeaf } from './section-leaves.ts';
import type { SectionName } from './sections.ts';

interface Sections {
  /** The sections that are its entries, with their settings. */
  sections: Partial<Record<SectionName, object>>;
  /** Stricter rules for single settings, by section and path. */
  rules: Readonly<Record<string, Schema>>;
  /** Settings that are changed elsewhere. */
  omits?: (name: string) => boolean;
  /** Rules that several settings of a section have together. */
  check?: Resource['check'];
  drops: readonly CacheName[];
}

const key = 'section';

/** A resource whose entries are sections of the settings: each setting in one is a field, called by its path. */
export function sectionResource({ sections, rules, omits = () => false, check, drops }: Sections): Resource {
  const names = Object.keys(sections) as SectionName[];
  const fields = new Map<string, ObjectSchema<AnyObject>>(
    names.map((section) => [section, fieldsOfSection(section, sections[section] as Schema, rules, omits)]),
  );
  const nothing: ObjectSchema<AnyObject> = object({ [key]: optionalText() });
  const everything: ObjectSchema<AnyObject> = object(
    Object.assign({}, ...[...fields.values()].map((one) => one.fields)) as Record<string, ISchema<unknown>>,
  );
  const namesIn = (section: string) =>
    Object.keys(fields.get(section)?.fields ?? {}).filter((name) => name !== key);
  const entry = (section: string, value: unknown): Values => ({
    [key]: section,
    ...Object.fromEntries(namesIn(section).map((name) => [name, leafIn(value, name)])),
  });
  const isKnown = (name: string): name is SectionName => fields.has(name);

  return {
    key,
    readOnly: [key],
    columns: [key, ...new Set(names.flatMap(namesIn))],
    getFields: (section) => (section === null ? everything : (fields.get(section) ?? nothing)),
    ...(check && { check }),
    drops,
    async list(db, query) {
      const values = await readSections(db, names);
      const entries = names.map((name) => entry(name, values[name]));
      return listInMemory(entries, this.columns, query);
    },
    async find(db, section, { lock = false } = {}) {
      if (!isKnown(section)) return null;
      if (lock) await lockSection(db as Parameters<typeof lockSection>[0], section);
      return entry(section, await readSection(db, section));
    },
    async write(tx, { before, after }, { now }) {
      const section = String(after[key]) as SectionName;
      const changed = namesIn(section).filter((name) => !isSame(after[name], before?.[name]));
      const value = changed.reduce<unknown>(
        (part, name) => withLeaf(part, name, after[name]),
        await readSection(tx as Db, section),
      );
      await writeSection(tx, section, value as never, now);
      return { key: section };
    },
  };
}

function fieldsOfSection(
  section: string,
  shape: Schema,
  rules: Sections['rules'],
  omits: (name: string) => boolean,
): ObjectSchema<AnyObject> {
  const leaves = getLeaves(shape)
    .map(([name, leaf]): [string, Schema] => [name, rules[`${section}.${name}`] ?? leaf])
    .filter(([name]) => !omits(`${section}.${name}`));
  return object({
    [key]: optionalText(),
    ...(Object.fromEntries(leaves) as Record<string, ISchema<unknown>>),
  });
}
