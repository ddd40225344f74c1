import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { joinDatabase } from '../src/platform/db/join-database.ts';
import { readSeasonFiles, seasonsFolder, seasonYears } from './awards/season-files.ts';
import { applySeason } from './season/apply-season.ts';

const help = `npm run seed -- awards <year> [--from FOLDER]

Makes a season of the awards the present one, on the database of DATABASE_URL or of DATA_DIR, whether the site
runs or not. A season is the folder <year> with:
  season.json       statuses, ceremony, dates, and the texts of the steps
  categories.json   the categories with their criteria
  nominees.json     who stands where, the shortlist and results (optional)
  texts.json        the organisers' wording of texts of the site (optional)
It is applied wholly or not at all, and changes nothing the second time. It is refused where it would overwrite
what is live: a season that is open, ballots that were cast, results that are announced.

  --from FOLDER     where the seasons' folders lie; api/seeds/awards unless given
  --help            this text

Seasons here: ${seasonYears().join(', ')}
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: seasonsFolder }, help: { type: 'boolean', default: false } },
});
const [what, year, ...rest] = positionals;

async function seedAwards(): Promise<void> {
  const season = readSeasonFiles(Number(year), resolve(values.from));
  const config = readConfig(process.env);
  const database = await joinDatabase(config);
  try {
    const outcome = await applySeason({ db: database.db, config, clock: systemClock }, season);
    process.stdout.write(
      outcome === 'applied'
        ? `The season ${season.year} is applied: ${season.categories.length} categories, ${season.nominees.length} nominees. Visitors see it within a minute.\n`
        : `The season ${season.year} is applied already: nothing has changed.\n`,
    );
  } finally {
    await database.close();
  }
}

if (values.help) {
  process.stdout.write(help);
} else if (what !== 'awards' || !/^\d{4}$/.test(year ?? '') || rest.length > 0) {
  process.stderr.write(help);
  process.exitCode = 2;
} else {
  await seedAwards().catch((error: unknown) => {
    process.stderr.write(`Nothing was changed. ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
