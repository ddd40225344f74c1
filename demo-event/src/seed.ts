import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addFirstOwner } from '@summit/api/src/organisers/organisers/first-owner.queries.ts';
import { type Clock, systemClock } from '@summit/api/src/platform/clock.ts';
import { type Config, readConfig } from '@summit/api/src/platform/config.ts';
import type { Db } from '@summit/api/src/platform/db/db.ts';
import { joinDatabase } from '@summit/api/src/platform/db/join-database.ts';
import { readSeasonFiles, seasonsFolder, seasonYears } from './awards/season-files.ts';
import { applySeason } from './season/apply-season.ts';

const help = `npm run seed -- owner <email> <name>

Adds the first organiser, who can add the others, on the database of DATABASE_URL or of DATA_DIR: prints the token
that they set themselves up with. Refused once the event has an owner.

npm run seed -- awards <year> [--from FOLDER]

Makes a season of the awards the present one, on the database of DATABASE_URL or of DATA_DIR, whether the site
runs or not. A season is the folder <year> with:
  season.json       statuses, ceremony, dates, and the texts of the steps
  categories.json   the categories with their criteria
  nominees.json     who stands where, the shortlist and results (optional)
  texts.json        the organisers' wording of texts of the site (optional)
It is applied completely or not at all, and changes nothing the second time. It is refused where it would overwrite
what is live: a season that is open, ballots that were cast, results that are announced.

  --from FOLDER     where the seasons' folders lie; demo-event/src/awards unless given
  --help            this text

Seasons here: ${seasonYears().join(', ')}
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: seasonsFolder }, help: { type: 'boolean', default: false } },
});
const [what, year, ...rest] = positionals;

/** Runs an action on the database in use and prints its result. */
async function onDatabase(work: (needs: { db: Db; config: Config; clock: Clock }) => Promise<string>) {
  const config = readConfig(process.env);
  const database = await joinDatabase(config);
  try {
    process.stdout.write(`${await work({ db: database.db, config, clock: systemClock })}\n`);
  } finally {
    await database.close();
  }
}

async function seedAwards(): Promise<void> {
  const season = readSeasonFiles(Number(year), resolve(values.from));
  await onDatabase(async (needs) => {
    const outcome = await applySeason(needs, season);
    return outcome === 'applied'
      ? `The season ${season.year} is applied: ${season.categories.length} categories, ${season.nominees.length} nominees. Visitors see it within a minute.`
      : `The season ${season.year} is applied already: nothing has changed.`;
  });
}

async function seedOwner(email: string, name: string): Promise<void> {
  await onDatabase(async (needs) => {
    const token = await addFirstOwner(needs, { email, name });
    return `${name} sets themselves up with:\n  npm run organise -- set-up ${token}`;
  });
}

function isRight(): boolean {
  if (what === 'owner') return year !== undefined && rest.length === 1;
  return what === 'awards' && /^\d{4}$/.test(year ?? '') && rest.length === 0;
}

if (values.help) {
  process.stdout.write(help);
} else if (!isRight()) {
  process.stderr.write(help);
  process.exitCode = 2;
} else {
  await (what === 'owner' ? seedOwner(year ?? '', rest[0] ?? '') : seedAwards()).catch((error: unknown) => {
    process.stderr.write(`Nothing was changed. ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
