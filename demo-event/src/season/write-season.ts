import { and, eq, notInArray } from 'drizzle-orm';
import { nominationCategories, nominees } from '@summit/api/src/awards/awards.tables.ts';
import { readSection, writeSection } from '@summit/api/src/settings/public/settings.queries.ts';
import type { SectionName, SettingSections } from '@summit/api/src/settings/settings/sections.ts';
import { staticContents } from '@summit/api/src/settings/static-content/static-content.tables.ts';
import { typeOfText } from '@summit/api/src/settings/static-content/type-of-text.ts';
import type { SeasonFiles } from '../awards/season-files.ts';
import type { SeedContext } from '../seed-context.ts';
import { nomineeRows, seasonSections } from './season-rows.ts';

type Needs = Pick<SeedContext, 'db' | 'now' | 'shelf'>;

/** Makes a season the present one, replacing any other. It runs inside a transaction and is idempotent. */
export async function writeSeason({ db, now, shelf }: Needs, season: SeasonFiles): Promise<void> {
  for (const category of season.categories) {
    const row = { ...category, criteria: [...category.criteria] };
    await db
      .insert(nominationCategories)
      .values(row)
      .onConflictDoUpdate({ target: nominationCategories.id, set: row });
  }
  const rows = nomineeRows(season, shelf);
  const ids = rows.map(({ id }) => id);
  const gone = ids.length > 0 ? notInArray(nominees.id, ids) : undefined;
  await db.delete(nominees).where(and(eq(nominees.year, season.year), gone));
  for (const row of rows) {
    await db.insert(nominees).values(row).onConflictDoUpdate({ target: nominees.id, set: row });
  }
  for (const [name, content] of Object.entries(season.texts)) {
    await db
      .insert(staticContents)
      .values({ scope: 'site', name, content, type: typeOfText(name) })
      .onConflictDoUpdate({ target: [staticContents.scope, staticContents.name], set: { content } });
  }
  const sections = seasonSections(season, await readSection(db, 'keyDates'));
  for (const [name, value] of Object.entries(sections)) {
    await writeSection(db, name as SectionName, value as SettingSections[SectionName], now);
  }
}
