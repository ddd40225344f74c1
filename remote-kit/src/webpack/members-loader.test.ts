import { expect, test } from 'vitest';
import loader from './members-loader.ts';

function split(source: string, resourceQuery = ''): string {
  return loader.call({ resourcePath: '/contract/src/limits.ts', resourceQuery }, source);
}

const limits = `export const limits = { name: 80, photo: { side: 800 }, day: 24 * 60, delete: 1 };`;

test('a table becomes a namespace of its members, which are exports of their own', () => {
  expect(split(limits)).toBe("import * as limits from './limits.ts?members=limits';\nexport { limits };");
  expect(split(limits, '?members=limits').split('\n').slice(0, 4)).toEqual([
    'const member0 = 80;',
    'export { member0 as name };',
    'const member1 = { side: 800 };',
    'export { member1 as photo };',
  ]);
});

test('members of a table that is not there are refused, not left out', () => {
  expect(() => split(limits, '?members=others')).toThrow('has no table others');
});

test('a member may be called like a word of the language', () => {
  expect(split(limits, '?members=limits')).toContain('export { member3 as delete };');
});

test('a member may read what the file imports', () => {
  const source = `import { limits } from '../limits.ts';\nexport const aCalls = { one: { after: limits.day } };`;
  expect(split(source, '?members=aCalls')).toBe(
    "import { limits } from '../limits.ts';\nconst member0 = { after: limits.day };\nexport { member0 as one };",
  );
});

test('what else stands in the file stays', () => {
  const source = `import { a } from './a.ts';\nexport const agendaCalls = { one: { path: '/1' } };\nexport const kinds = { a };`;
  expect(split(source)).toContain("import { a } from './a.ts';");
  expect(split(source)).toContain('export const kinds = { a };');
  expect(split(source)).toContain('import * as agendaCalls');
});

test.each(['other', '...rest', 'a: base', 'a: made()', '[name]: 1'])(
  'a table with `%s` is refused, for its members would need the file',
  (member) => {
    expect(() => split(`export const limits = { ${member} };`)).toThrow('written out as literals');
  },
);
