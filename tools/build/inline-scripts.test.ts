import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiledModule, compileInlineScripts } from './inline-scripts.ts';

test('the compiled inline scripts are up to date: run `npm run compile:inline` after a change', async () => {
  expect(readFileSync(compiledModule, 'utf8')).toBe(await compileInlineScripts());
});
