import { expect, test } from 'vitest';
import {
  knownToVisitors,
  type LivePage,
  type LiveRemote,
  type LiveRemotes,
  ownerOfDialog,
  pageAt,
} from './live-remotes.ts';

const page = (id: string, path: LivePage['path']): LivePage => ({
  id,
  path,
  access: 'public',
  headerKind: 'plain',
  renderMode: 'server',
});

const remote = (name: string, pages: LivePage[], dialogs: string[] = []): LiveRemote => ({
  name,
  buildId: 'b1',
  containerName: `${name}_b1`,
  entry: `http://${name}.test/b1/remoteEntry.js`,
  pages,
  dialogs,
});

const live: LiveRemotes = {
  revision: 1,
  remotes: [
    remote('registration', [page('slug', '/registration/:slug'), page('packages', '/registration/packages')]),
    remote('content', [page('home', '/'), page('speaker', '/speaker/:speakerId')], ['askQuestion']),
    remote('messaging', [page('start', '/registration/attendee')], ['messageAttendee']),
  ],
};

const at = (pathname: string) => pageAt(live, pathname)?.page.id;

test('a page is found by its address, with the remote that owns it', () => {
  expect(pageAt(live, '/speaker/42')).toMatchObject({ remote: { name: 'content' }, page: { id: 'speaker' } });
  expect(at('/')).toBe('home');
});

test('a fixed address takes precedence over a parameter, within a remote and between remotes', () => {
  expect(at('/registration/packages')).toBe('packages');
  expect(at('/registration/attendee')).toBe('start');
  expect(at('/registration/gold-partner')).toBe('slug');
});

test.each([
  ['/registration/packages/', 'packages'],
  ['//registration/packages', 'packages'],
  ['/registration/pack%61ges', 'packages'],
  ['', 'home'],
])('%o leads where its plain spelling does', (pathname, id) => expect(at(pathname)).toBe(id));

test('an escaped slash is not a separator, and an undecodable address has no page', () => {
  expect(at('/registration%2Fpackages')).toBeUndefined();
  expect(at('/speaker/%E0%A4%A')).toBeUndefined();
});

test('the lookup of a list of releases is not used for another list', () => {
  expect(pageAt({ revision: 2, remotes: [] }, '/speaker/42')).toBeUndefined();
  expect(at('/speaker/42')).toBe('speaker');
});

test('an address that no live release owns has no page', () => {
  expect(at('/speaker')).toBeUndefined();
  expect(at('/speaker/42/talks')).toBeUndefined();
});

test('a dialog is found by its name', () => {
  expect(ownerOfDialog(live, 'messageAttendee')?.name).toBe('messaging');
  expect(ownerOfDialog(live, 'unheardOf')).toBeUndefined();
});

test('the backoffice has every address below its own, and is not in visitors’ pages', () => {
  const application: LivePage = { ...page('backoffice', '/backoffice/*'), frame: 'none' };
  const all = { ...live, remotes: [...live.remotes, remote('backoffice', [application])] };
  for (const pathname of ['/backoffice', '/backoffice/speakers/ada', '/backoffice/a%20b']) {
    expect(pageAt(all, pathname)?.page.id).toBe('backoffice');
  }
  expect(knownToVisitors(all)).toEqual(live);
  const mixed = remote('mixed', [application, page('other', '/other')]);
  expect(knownToVisitors({ revision: 1, remotes: [mixed] }).remotes).toEqual([mixed]);
});
