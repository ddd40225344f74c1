import { expect, test, vi } from 'vitest';
import loader from './href-loader.ts';

const map = JSON.stringify({ version: 3 });

/** What a module's source becomes, with its map. */
function build(source: string): string {
  const callback = vi.fn<(error: Error | null, code: string, map: string) => void>();
  loader.call({ callback } as never, source, map);
  const [, code = '', passedOn] = callback.mock.calls[0] ?? [];
  expect(passedOn).toBe(map);
  return code;
}

const imported = "import { href } from '@summit/contract/href';\n";

test('a link that names its page is resolved, and needs no table', () => {
  const built = build(`${imported}const to = href('speaker', { speakerId: '12' });`);
  expect(built).toBe(
    `${imported}const to = hrefToPath("/speaker/:speakerId", { speakerId: '12' });` +
      "\nimport { hrefTo as hrefToPath } from '@summit/contract/href-to';\n",
  );
});

test('one that names either of two pages is, too, and one within another', () => {
  const built = build(
    `${imported}const to = href(past ? 'oldAgenda' : 'agenda', { search: { from: href('home') } });`,
  );
  expect(built).toContain(
    `hrefToPath(past ? "/old-agenda" : "/agenda", { search: { from: hrefToPath("/") } })`,
  );
});

test('a computed one looks its page up, as before', () => {
  const source = `${imported}const to = href(next);`;
  expect(build(source)).toBe(source);
});

test('a function of the same name from elsewhere is another one', () => {
  const source = `import { href } from './own.ts';\nhref('agenda'); // not @summit/contract/href`;
  expect(build(source)).toBe(source);
});

test('an address that does not exist stops the build', () => {
  expect(() => build(`${imported}href('nowhere');`)).toThrow('no address nowhere');
});
