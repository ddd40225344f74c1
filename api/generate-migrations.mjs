// Writes api/migrations anew: one migration of every *.tables.ts, one of every *.rules.sql (triggers and the like,
// which tables cannot say). Only until the first release; from then on migrations are added and never rewritten.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'migrations');
const rules = readdirSync(join(import.meta.dirname, 'src'), { recursive: true })
  .filter((path) => path.endsWith('.rules.sql'))
  .sort()
  .map((path) => readFileSync(join(import.meta.dirname, 'src', path), 'utf8').trim());

function generate(...options) {
  execFileSync('drizzle-kit', ['generate', ...options], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    shell: false,
  });
}

rmSync(folder, { recursive: true, force: true });
generate('--name', 'initial');
if (rules.length > 0) {
  generate('--custom', '--name', 'rules');
  const file = readdirSync(folder).find((name) => name.endsWith('_rules.sql'));
  writeFileSync(join(folder, file), `${rules.join('\n--> statement-breakpoint\n')}\n`);
}
