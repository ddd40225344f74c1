import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variableRows } from '@summit/contract/environment/variables';

const root = join(import.meta.dirname, '../..');

/** The rows of a document's table of settings: name, default and meaning. */
function documented(document: string): string[][] {
  const [, table = ''] = readFileSync(join(root, document), 'utf8').split(
    /^\| variable +\| default +\| meaning +\|$/m,
  );
  const end = table.search(/\n\n/);
  return table
    .slice(0, end)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

test.each(['README.md', 'docs/operations/settings.md', 'docs/operations/services.md'])(
  'the settings in %s match those that the site reads',
  (document) => {
    const read = Object.entries(variableRows)
      .filter(([, row]) => row.document === document)
      .map(([name, row]) => [`\`${name}\``, row.without ?? `\`${row.default}\``, row.meaning]);
    expect(documented(document)).toEqual(read);
  },
);
