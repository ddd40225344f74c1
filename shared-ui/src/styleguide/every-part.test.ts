import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');
const folders = ['feedback', 'form', 'layout', 'motion', 'overlays'];

/** Files that are not parts themselves: other parts consist of them, or they show nothing. */
const within = new Set([
  // Parts of EmptyState and ErrorState (boxes), all fields (messages), DialogFrame (title) and SelectField (lists).
  'StateBox',
  'FieldError',
  'DialogTitle',
  'SelectControl',
  'SelectChoices',
  'ChoiceSearch',
  'RecoveryContext',
]);

const parts = folders.flatMap((folder) =>
  readdirSync(join(sources, folder))
    .filter((file) => /^(?!.*\.test).*\.tsx$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(sources, folder, file), 'utf8');
      return [...source.matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(([, name]) => `${name}`);
    }),
);

const samples = readdirSync(import.meta.dirname)
  .filter((file) => /^(?!.*\.test).*\.tsx$/.test(file))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('');

test.each(parts.filter((name) => !within.has(name)))('%s has a sample', (name) => {
  expect(samples).toMatch(new RegExp(`<${name}\\b`));
});
