import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const api = join(import.meta.dirname, '../../..');

function statementsIn(folder: string, ending: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );
  const statements = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('--> statement-breakpoint')
      .map((statement): [string, string] => [statement.trim(), file]),
  );
  return new Map(statements);
}

test('every rule in a .rules.sql file is in a migration', () => {
  const migrated = statementsIn(join(api, 'migrations'), '.sql');
  const rules = statementsIn(join(api, 'src'), '.rules.sql');
  const missing = [...rules].filter(([statement]) => !migrated.has(statement)).map(([, file]) => file);

  expect(rules.size).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
