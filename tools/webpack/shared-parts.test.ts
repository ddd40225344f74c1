import { sharedModules } from './shared-modules.ts';
import { sharedParts } from './shared-parts.ts';
import { shellClosure } from './shell-closure.ts';
import { projectRoot } from '../build/apps.ts';

const parts = new Set(sharedParts().map(({ name }) => name));
const part = (path: string) => parts.has(`@summit/shared-ui/${path}`);

test('a part that holds a context exists once, or its provider would not be found', () => {
  expect(part('overlays/open-dialog')).toBe(true);
  expect(part('navigation/navigation')).toBe(true);
});

test('a small part without memory comes with the page that shows it', () => {
  expect(part('layout/figure-row')).toBe(false);
  expect(part('form/phone-field')).toBe(false);
});

test('remotes and shell share one session, and refuse to do with a second', () => {
  const shared = sharedModules(`${projectRoot}/shell`);
  expect(shared['@summit/shared-auth']).toMatchObject({ singleton: true, strictVersion: true });
  expect(Object.keys(shared)).not.toContain('@mui/material');
});

test('the shell runs without forms and the component library until they are asked for', () => {
  const { packages } = shellClosure();
  expect(packages).toContain('react-dom/client');
  expect([...packages].filter((name) => /^(react-hook-form|@mui)/.test(name))).toEqual([]);
});
