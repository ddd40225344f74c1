import { writeFileSync } from 'node:fs';
import { exportOpenings } from '../src/awards/ballot-openings.queries.ts';
import { readConfig } from '../src/platform/config.ts';
import { joinDatabase } from '../src/platform/db/join-database.ts';

const usage = `Writes what opens every ballot of a log, for an auditor, from the database of DATABASE_URL or of DATA_DIR.
  npm run export-openings -- LOG FILE     for example 2027-Company-one openings.json
Voters come as pseudonyms. Once a log's ballots are unlinked there is nothing left to open.
`;

const [log, file] = process.argv.slice(2);

/** @throws Error when the log has nothing to open, or the file is there already */
async function writeOpenings(from: string, to: string): Promise<void> {
  const config = readConfig(process.env);
  const database = await joinDatabase(config);
  try {
    const exported = await exportOpenings(database.db, from, config.secret);
    if (exported.openings.length === 0) {
      throw new Error(`${from} has no ballots that can be opened: there is no such log, or it is unlinked.`);
    }
    // For its owner alone, and never over an earlier export.
    writeFileSync(to, JSON.stringify(exported), { mode: 0o600, flag: 'wx' });
    process.stdout.write(`The openings of ${exported.openings.length} ballots of ${from} are in ${to}\n`);
  } finally {
    await database.close();
  }
}

if (log && file) {
  await writeOpenings(log, file).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
} else {
  process.stdout.write(usage);
  process.exitCode = 2;
}
