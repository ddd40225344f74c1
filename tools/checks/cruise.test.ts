import { expect, test } from 'vitest';
import { boundariesOf, modulesReaching } from './cruise.ts';

function modules(imports: Record<string, string[]>) {
  return Object.entries(imports).map(([source, files]) => ({
    source,
    dependencies: files.map((resolved) => ({ resolved })),
  }));
}

test('a module is reached through others, also where two import each other, and no other is', () => {
  const project = {
    modules: modules({
      'a.test.ts': ['a.ts'],
      'a.ts': ['b.ts', 'node_modules/yup/index.js'],
      'b.ts': ['c.ts'],
      'c.ts': ['b.ts', 'd.ts'],
      'd.ts': [],
      'e.test.ts': ['node_modules/yup/index.js'],
    }),
  };

  expect(modulesReaching(project, ['d.ts']).sort()).toEqual(['a.test.ts', 'a.ts', 'b.ts', 'c.ts']);
  expect(modulesReaching(project, ['e.test.ts'])).toEqual([]);
});

test('what imports something forbidden is named with what to do instead', async () => {
  const rule = { name: 'api-without-browser' };
  const ruleSetUsed = { forbidden: [{ ...rule, comment: 'Move it to contract.' }] };
  const violations = [{ from: 'api/src/a.ts', to: 'shell/src/b.ts', rule }];

  const { failed, report } = await boundariesOf({ summary: { violations, ruleSetUsed } }).run();
  expect(failed).toBe(1);
  expect(report).toBe('api-without-browser: api/src/a.ts imports shell/src/b.ts\n  Move it to contract.');
  const { passed } = await boundariesOf({ summary: { violations: [], ruleSetUsed } }).run();
  expect(passed).toBe(1);
});
