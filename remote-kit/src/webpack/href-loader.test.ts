import loader from './href-loader.ts';

const imported = "import { href } from '@summit/contract/href';\n";

test('a link that names its page is resolved, and needs no table', () => {
  const built = loader(`${imported}const to = href('speaker', { speakerId: '12' });`);
  expect(built).toBe(
    "import { hrefTo as hrefToPath } from '@summit/contract/href-to';\n" +
      `${imported}const to = hrefToPath("/speaker/:speakerId", { speakerId: '12' });`,
  );
});

test('one that names either of two pages is, too, and one within another', () => {
  const built = loader(
    `${imported}const to = href(past ? 'oldAgenda' : 'agenda', { search: { from: href('home') } });`,
  );
  expect(built).toContain(
    `hrefToPath(past ? "/old-agenda" : "/agenda", { search: { from: hrefToPath("/") } })`,
  );
});

test('a computed one looks its page up, as before', () => {
  const source = `${imported}const to = href(next);`;
  expect(loader(source)).toBe(source);
});

test('a function of the same name from elsewhere is another one', () => {
  const source = `import { href } from './own.ts';\nhref('agenda'); // not @summit/contract/href`;
  expect(loader(source)).toBe(source);
});

test('an address that does not exist stops the build', () => {
  expect(() => loader(`${imported}href('nowhere');`)).toThrow('no address nowhere');
});
