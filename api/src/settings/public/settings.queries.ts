import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db.ts';
import { preparedQuery } from '../../platform/db/prepared-query.ts';
import { defaultSections } from '../settings/default-sections.ts';
import type { SectionName, SettingSections } from '../settings/sections.ts';
import { settingSections } from '../settings/settings.tables.ts';

export type { SettingSections };

/** One section as organisers set it, or its default. */
export async function readSection<Name extends SectionName>(
  db: Db,
  name: Name,
): Promise<SettingSections[Name]> {
  const [row] = await sectionRows(db, { names: [name] });
  return storedOrDefault(name, row?.value);
}

/** The query is prepared, because nearly every call needs a setting. Names are one parameter, so that one query serves all. */
const sectionRows = preparedQuery('setting-sections', ['names'], (db, { names }) =>
  db
    .select()
    .from(settingSections)
    .where(sql`${settingSections.name} = any(${names})`),
);

/** A section as it is stored, for use in a larger query; null when it is not. `storedOrDefault` adds the default. */
export function storedSection(name: SectionName): SQL<unknown> {
  return sql`(select ${settingSections.value} from ${settingSections} where ${settingSections.name} = ${name})`;
}

/** A section that was read with `storedSection`. Settings that are newer than the stored section have their default. */
export function storedOrDefault<Name extends SectionName>(
  name: Name,
  stored: unknown,
): SettingSections[Name] {
  const byDefault = defaultSections[name];
  const section = isFields(stored) && isFields(byDefault) ? { ...byDefault, ...stored } : stored;
  return (section ?? byDefault) as SettingSections[Name];
}

function isFields(section: unknown): section is object {
  return typeof section === 'object' && section !== null && !Array.isArray(section);
}

/** Several sections in one query. */
export async function readSections<Name extends SectionName>(
  db: Db,
  names: readonly Name[],
): Promise<Pick<SettingSections, Name>> {
  const rows = await sectionRows(db, { names: [...names] });
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  const sections = names.map((name) => [name, storedOrDefault(name, stored.get(name))]);
  return Object.fromEntries(sections) as Pick<SettingSections, Name>;
}

/** When a section was set last; the beginning of time when it never was. */
export async function readSectionTime(db: Db, name: SectionName): Promise<Date> {
  const [row] = await sectionRows(db, { names: [name] });
  return row?.updatedAt ?? new Date(0);
}

/** When one of several sections was set last; the beginning of time when none ever was. */
export async function readSectionTimes(db: Db, names: readonly SectionName[]): Promise<Date> {
  const rows = await sectionRows(db, { names: [...names] });
  return new Date(Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime())));
}

/**
 * Others that lock the section wait until this transaction ends. By its name, because a section that was never set has
 * no row to lock.
 */
export async function lockSection(tx: Tx, name: SectionName): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`settings ${name}`}))`);
}

/** Sets a section. The caller must then drop the responses cached as `settings`. */
export async function writeSection<Name extends SectionName>(
  db: Db,
  name: Name,
  value: SettingSections[Name],
  now: Date,
): Promise<void> {
  const row = { name, value, updatedAt: now };
  await db.insert(settingSections).values(row).onConflictDoUpdate({ target: settingSections.name, set: row });
}
