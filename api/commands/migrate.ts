import { readConfig } from '../src/platform/config.ts';
import { migrateExternal } from '../src/platform/db/open-database.ts';

const usage = `Brings the schema of an external database up to date, and lets the role of DATABASE_URL use it without owning it.
  DATABASE_URL=postgres://summit_api:...  MIGRATION_DATABASE_URL=postgres://summit:...  npm run migrate
The role of DATABASE_URL is made when there is none.
`;

const { databaseUrl, migrationDatabaseUrl } = readConfig(process.env);
if (databaseUrl && migrationDatabaseUrl) {
  await migrateExternal(databaseUrl, migrationDatabaseUrl);
  process.stdout.write('The database is up to date.\n');
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
