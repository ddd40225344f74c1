import { readSeasonFiles, seasonYears } from '../awards/season-files.ts';
import { writeSeason } from '../season/write-season.ts';
import type { SeedContext } from '../seed-context.ts';

/** Every season that has a folder, the earliest first: the last one is the present one. */
export async function fillAwards(context: SeedContext): Promise<void> {
  for (const year of seasonYears()) {
    await writeSeason(context, readSeasonFiles(year));
  }
}
