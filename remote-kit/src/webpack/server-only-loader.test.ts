import { expect, test } from 'vitest';
import loader from './server-only-loader.ts';

test('of a module for the server alone browsers get the names, and nothing that it makes or imports', () => {
  const source = [
    `import { href } from '@summit/contract/site/href';`,
    `const most = 40;`,
    `export const first = (items) => items.slice(0, most);`,
    `export function venueSchema({ venue }) { return { name: venue, url: href('venue') }; }`,
  ].join('\n');
  expect(loader(source)).toBe(
    ['export const first = () => undefined;', 'export const venueSchema = () => undefined;'].join('\n'),
  );
});

test.each([[`export default function venue() {}`], [`export * from './other.ts';`]])(
  '%s is refused: what it exports has no name here',
  (source) => {
    expect(() => loader(source)).toThrow('each by its own declaration');
  },
);
