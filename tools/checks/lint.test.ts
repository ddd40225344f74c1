import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lintFolder } from '../testing/lint-folder.ts';

/** The place of the code, the rule that refuses it, and the code. */
const refused: [place: string, rule: string, code: string][] = [
  ['api/src', 'n(no-unsupported-features/node-builtins)', "import 'node:sqlite';"],
  ['api/src', 'regexp(no-super-linear-backtracking)', 'export const repeated = /^(?:a+)+$/;'],
  ['contract/src', 'regexp(no-super-linear-move)', 'export const blank = /\\s+$/;'],
  [
    'api/src',
    'n(no-unsupported-features/node-builtins)',
    "import { glob } from 'node:fs/promises';\nexport const files = glob('*');",
  ],
  [
    'tools/checks',
    'n(no-unsupported-features/node-builtins)',
    "import { env } from 'node:process';\nimport { registerHooks } from 'node:module';\nregisterHooks(env);",
  ],
  [
    'contract/src',
    'n(no-unsupported-features/es-builtins)',
    'export const groups = Object.groupBy([], String);',
  ],
  [
    'shell/src/server',
    'n(no-unsupported-features/es-builtins)',
    'export const groups = Map.groupBy([], String);',
  ],
  ['e2e/journeys', 'n(no-unsupported-features/es-syntax)', 'export const open = Promise.withResolvers();'],

  ['api/src', 'eslint(curly)', 'export function run(list) {\n  for (const one of list)\n    one();\n}'],
  ['api/src', 'eslint(eqeqeq)', 'export const same = (a, b) => a == b;'],
  ['api/src', 'eslint(no-nested-ternary)', 'export const two = (a, b) => (a ? 1 : b ? 2 : 3);'],
  ['api/src', 'eslint(no-unused-vars)', 'const never = 1;'],
  ['api/src', 'eslint(no-warning-comments)', '// todo: later\nexport const a = 1;'],
  ['api/src', 'eslint(object-shorthand)', 'export const named = (a) => ({ a: a });'],
  ['api/src', 'eslint(prefer-const)', 'export function one() {\n  let a = 1;\n  return a;\n}'],
  ['api/src', 'eslint(prefer-template)', "export const hello = (name) => 'Hello ' + name;"],
  [
    'api/src',
    'eslint(no-fallthrough)',
    'export function f(a) {\n  switch (a) {\n    case 1:\n      a();\n    case 2:\n      f();\n  }\n}',
  ],
  ['api/src', 'eslint(no-unsafe-optional-chaining)', 'export const length = (list) => (list?.rows).length;'],
  ['api/src', 'eslint(no-control-regex)', 'export const zero = /\\x00/;'],
  ['api/src', 'eslint(no-useless-escape)', "export const dash = '\\-';"],
  ['api/src', 'eslint(no-restricted-globals)', "it('runs', () => {});"],
  ['api/src', 'typescript(no-explicit-any)', 'export const one = (a: any) => a;'],
  ['api/src', 'typescript(no-non-null-assertion)', 'export const one = (a?: string) => a!;'],
  ['api/src', 'typescript(ban-ts-comment)', '// @ts-ignore\nexport const a: number = Date;'],
  [
    'api/src',
    'typescript(consistent-type-imports)',
    "import { Row } from './row.ts';\nexport const a = (row: Row) => row;",
  ],
  [
    'api/src',
    'typescript(no-dynamic-delete)',
    'export const drop = (row: object, key: never) => delete row[key];',
  ],
  ['api/src', 'typescript(no-extraneous-class)', 'export class Empty {}'],
  ['api/src', 'typescript(no-require-imports)', "export const fs = require('node:fs');"],
  [
    'api/src',
    'simple-import-sort(imports)',
    "import { b } from './b.ts';\nimport { run } from 'node:test';\nrun(b);",
  ],

  ['api/src', 'eslint(max-lines)', `export const rows = [${'\n  1,'.repeat(250)}\n];`],

  ['mf-content/src', 'eslint(no-console)', "console.log('here');"],
  [
    'mf-content/src',
    'eslint(no-restricted-imports)',
    "import { lazy } from 'react';\nexport const Box = lazy(load);",
  ],
  ['mf-content/src', 'jsx-a11y(alt-text)', 'export const Photo = () => <img src="/a.png" />;'],
  ['mf-content/src', 'jsx-a11y(anchor-is-valid)', 'export const Link = () => <a href="#">Here</a>;'],
  [
    'mf-content/src',
    'jsx-a11y(click-events-have-key-events)',
    'export const Box = () => <div onClick={close} />;',
  ],
  [
    'mf-content/src',
    'jsx-a11y(no-static-element-interactions)',
    'export const Box = () => <div onClick={close} />;',
  ],
  ['mf-content/src', 'jsx-a11y(media-has-caption)', 'export const Film = () => <video src="/a.mp4" />;'],
  [
    'mf-content/src',
    'react-hooks(rules-of-hooks)',
    "import { useState } from 'react';\nexport function Box({ a }) {\n  if (a) useState(1);\n  return a;\n}",
  ],
  [
    'mf-content/src',
    'react-hooks(exhaustive-deps)',
    "import { useEffect } from 'react';\nexport function Box({ a }) {\n  useEffect(() => a(), []);\n  return null;\n}",
  ],
  [
    'mf-content/src',
    'react(static-components)',
    'export function Box() {\n  const Inner = () => <p />;\n  return <Inner />;\n}',
  ],
  [
    'mf-content/src',
    'react(refs)',
    "import { useRef } from 'react';\nexport function Box() {\n  const a = useRef(1);\n  return <p>{a.current}</p>;\n}",
  ],
  ['mf-content/src', 'react(purity)', 'export function Box() {\n  return <p>{Math.random()}</p>;\n}'],
  [
    'mf-content/src',
    'react(immutability)',
    'export function Box(props) {\n  props.a = 1;\n  return <p>{props.a}</p>;\n}',
  ],
  [
    'mf-content/src',
    'react(set-state-in-render)',
    "import { useState } from 'react';\nexport function Box() {\n  const [a, setA] = useState(1);\n  setA(2);\n  return <p>{a}</p>;\n}",
  ],
  [
    'mf-content/src',
    'react(set-state-in-effect)',
    "import { useEffect, useState } from 'react';\nexport function Box({ b }) {\n  const [a, setA] = useState(1);\n  useEffect(() => setA(b), [b]);\n  return <p>{a}</p>;\n}",
  ],

  ['api/src', 'house(everywhere-syntax)', "export * from './speaker.ts';"],
  ['api/src', 'house(no-default-export)', 'export default function speaker() {}'],
  [
    'api/src',
    'house(compact-guards)',
    'export function f(a) {\n  if (!a) {\n    return null;\n  }\n  return a;\n}',
  ],
  ['mf-content/src', 'house(browser-syntax)', 'window.summit = { login };'],
  [
    'mf-content/src',
    'house(label-in-name)',
    'export const part = <button aria-label="Close">Cancel</button>;',
  ],
  ['e2e/journeys', 'house(journey-syntax)', 'await page.waitForTimeout(500);'],
];

/** Files whose name is refused, whatever their content. */
const misnamed: [file: string, rule: string][] = [
  ['api/src/auth/logIn.ts', 'check-file(filename-naming-convention)'],
  ['shell/src/app/utils.ts', 'check-file(filename-blocklist)'],
  ['api/src/index.ts', 'check-file(filename-blocklist)'],
  ['mf-content/src/hooks/use-day.ts', 'check-file(filename-blocklist)'],
];

/** Files whose place allows code that is refused elsewhere. */
const accepted: [file: string, code: string][] = [
  ['mf-content/src/place-page.tsx', 'export default function PlacePage() {\n  return null;\n}\n'],
  ['mf-content/src/page-size.ts', 'export const open = Promise.withResolvers();\n'],
  ['shell/src/server/line.ts', "console.log('started');\n"],
  [
    'shell/src/before-script/first.inline.ts',
    'let started = false;\nwindow.begin = () => (started = !started);\n',
  ],
  ['contract/src/errors/visitor-errors.ts', `export const rows = [${'\n  1,'.repeat(250)}\n];\n`],
  ['e2e/journeys/vote.spec.ts', 'export const day = 1;\n'],
  ['tools/old.cjs', "const { join } = require('node:path');\n\nmodule.exports = join;\n"],
];

const folder = lintFolder(join(import.meta.dirname, '../..'));
afterAll(() => folder.remove());

/** The examples as files such as `api/src/example-3.tsx`; the word `it` is refused only in tests. */
const examples = [
  ...refused.map(([place, rule, code], at) => {
    const isOfTests = rule.includes('restricted-globals');
    const ending = isOfTests ? 'test.tsx' : 'tsx';
    return { file: `${place}/example-${at}.${ending}`, rule, code };
  }),
  ...misnamed.map(([file, rule]) => ({ file, rule, code: 'export const day = 1;' })),
];

test('each forbidden example is refused where it is forbidden, and accepted where it is allowed', () => {
  for (const { file, code } of examples) folder.write(file, `${code}\n`);
  for (const [file, code] of accepted) folder.write(file, code);
  const found = folder.lint([...examples.map(({ file }) => file), ...accepted.map(([file]) => file)]);

  const overlooked = examples.filter(
    ({ file, rule }) => !found.some((line) => line.startsWith(`${file} ${rule}:`)),
  );
  expect(overlooked).toEqual([]);
  expect(found.filter((line) => accepted.some(([file]) => line.startsWith(file)))).toEqual([]);
});
