import { expect, test } from 'vitest';
import { getBoundaries } from './cruise.ts';

test('a forbidden import is reported with what to do instead', async () => {
  const rule = { name: 'api-without-browser' };
  const ruleSetUsed = { forbidden: [{ ...rule, comment: 'Move it to contract.' }] };
  const violations = [{ from: 'api/src/a.ts', to: 'shell/src/b.ts', rule }];

  const { failed, report } = await getBoundaries({ summary: { violations, ruleSetUsed } }).run();
  expect(failed).toBe(1);
  expect(report).toBe('api-without-browser: api/src/a.ts imports shell/src/b.ts\n  Move it to contract.');
  const { passed } = await getBoundaries({ summary: { violations: [], ruleSetUsed } }).run();
  expect(passed).toBe(1);
});
