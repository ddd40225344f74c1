import { writeFileSync } from 'node:fs';
import { exportRoll } from '../src/awards/ballots/electoral-roll.queries.ts';
import { exportOpenings } from '../src/awards/vote-log/ballot-openings.queries.ts';
import { readConfig } from '../src/platform/config.ts';
import { joinDatabase } from '../src/platform/db/join-database.ts';

const usage = `Writes what opens every ballot of a log, and the roll of those who may vote, for an auditor, from the database of
DATABASE_URL or of DATA_DIR.
  npm run export-openings -- LOG OPENINGS ROLL   for example 2027-Company-one openings.json roll.json
Voters come as pseudonyms, in the roll besides by name without them. Once a log's ballots are unlinked there is nothing left
to open.
`;

const [log, openingsFile, rollFile] = process.argv.slice(2);

/** @throws Error when the log has nothing to open, or a file is there already */
async function writeOpenings(from: string, openingsTo: string, rollTo: string): Promise<void> {
  const config = readConfig(process.env);
  const database = await joinDatabase(config);
  try {
    const exported = await exportOpenings(database.db, from, config.secret);
    if (exported.openings.length === 0) {
      throw new Error(`${from} has no ballots that can be opened: there is no such log, or it is unlinked.`);
    }
    // For its owner alone, and never over an earlier export.
    const own = { mode: 0o600, flag: 'wx' };
    writeFileSync(openingsTo, JSON.stringify(exported), own);
    const roll = await exportRoll(database.db, from, config.secret);
    writeFileSync(rollTo, JSON.stringify(roll), own);
    process.stdout.write(
      `The openings of ${exported.openings.length} ballots of ${from} are in ${openingsTo}, the roll of ${roll.people.length} people is in ${rollTo}\n`,
    );
  } finally {
    await database.close();
  }
}

if (log && openingsFile && rollFile) {
  await writeOpenings(log, openingsFile, rollFile).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
} else {
  process.stdout.write(usage);
  process.exitCode = 2;
}
