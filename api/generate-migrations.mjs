// Adds to api/migrations what is new: one migration of changes in *.tables.ts, and one of the statements in *.rules.sql
// (triggers and the like, which tables cannot say) that no migration has yet. Migrations that are there are never changed:
// databases have run them. Hence a statement that is changed has to replace what it changes (`create or replace`).
//   npm run db:generate --workspace @summit/api -- NAME
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'migrations');
const sources = join(import.meta.dirname, 'src');
const breakpoint = '--> statement-breakpoint';

const [name] = process.argv.slice(2);
if (!name) {
  throw new Error('Say what the migration is about: npm run db:generate --workspace @summit/api -- NAME');
}

function migrationNames() {
  return readdirSync(folder).filter((file) => file.endsWith('.sql'));
}

function statementsIn(file) {
  return readFileSync(file, 'utf8')
    .split(breakpoint)
    .map((statement) => statement.trim());
}

function generate(...options) {
  execFileSync('drizzle-kit', ['generate', ...options], { cwd: import.meta.dirname, stdio: 'inherit' });
}

generate('--name', name);

const known = new Set(migrationNames().flatMap((file) => statementsIn(join(folder, file))));
const added = readdirSync(sources, { recursive: true })
  .filter((path) => path.endsWith('.rules.sql'))
  .sort()
  .flatMap((path) => statementsIn(join(sources, path)))
  .filter((statement) => !known.has(statement));

if (added.length > 0) {
  const before = migrationNames();
  generate('--custom', '--name', `${name}_rules`);
  const file = migrationNames().find((one) => !before.includes(one));
  writeFileSync(join(folder, file), `${added.join(`\n${breakpoint}\n`)}\n`);
}
