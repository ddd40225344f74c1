import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { compactGuards } from './brace-style.js';

const config = [
  {
    plugins: { house: { rules: { 'compact-guards': compactGuards } } },
    rules: { 'house/compact-guards': 'error' },
  },
] as Linter.Config[];

function fixed(code: string): string {
  return new Linter().verifyAndFix(code, config).output;
}

test('braces of a guard that fits on one line are removed', () => {
  expect(fixed('function f(a) {\n  if (!a) {\n    return null;\n  }\n  return a;\n}')).toBe(
    'function f(a) {\n  if (!a) return null;\n  return a;\n}',
  );
});

test.each([
  ['is longer than a line', `if (a) {\n  call('${'x'.repeat(100)}');\n}`],
  ['has two statements', 'if (a) {\n  b();\n  c();\n}'],
  ['has none', 'if (a) {\n}'],
  ['has a comment', 'if (a) {\n  // Why.\n  b();\n}'],
  ['has an else', 'if (a) {\n  b();\n} else {\n  c();\n}'],
  ['is the else of another', 'if (a) {\n  b();\n  c();\n} else if (d) {\n  e();\n}'],
  ['declares something', 'if (a) {\n  const b = 1;\n}'],
  ['holds a statement of several lines', 'if (a) {\n  b({\n    c,\n  });\n}'],
])('a condition that %s is unchanged', (_what, code) => {
  expect(fixed(code)).toBe(code);
});
