import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Registry } from '@summit/contract/releases/registry';
import type { RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';
import { getProblems } from './check-release.ts';

const versions = { contract: '1.4.0', sharedAuth: '1.0.0', sharedUi: '1.2.0', react: '19.3.1' };
const browser = { manifest: 'browser/mf-manifest.json', entry: 'browser/remoteEntry.js' };
const server = { manifest: 'server/mf-manifest.json', entry: 'server/remoteEntry.js' };
const files = [...Object.values(browser), ...Object.values(server)];
const page = { access: 'public', headerKind: 'plain', renderMode: 'server' } as const;
const parent = mkdtempSync(join(tmpdir(), 'releases-'));

afterAll(() => rmSync(parent, { recursive: true }));

function release(change: Partial<RemoteDescriptor> = {}) {
  const folder = mkdtempSync(join(parent, 'release-'));
  const hashes: Record<string, string> = {};
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), file);
    hashes[file] = createHash('sha256').update(file).digest('hex');
  }
  const descriptor: RemoteDescriptor = {
    schemaVersion: 1,
    name: 'awards',
    version: '1.0.0',
    buildId: 'b1',
    containerName: 'awards_b1',
    requires: { contract: '^1.0.0', sharedAuth: '^1.0.0', sharedUi: '^1.0.0' },
    pages: [{ id: 'ballot', path: '/awards/ballot', ...page }],
    dialogs: ['receipt'],
    browser,
    server,
    hashes,
    ...change,
  };
  return { folder, descriptor };
}

function createRegistry(descriptor: RemoteDescriptor): Registry {
  const at = new Date(0).toISOString();
  const live = {
    [descriptor.name]: { buildId: 'x', baseUrl: 'http://localhost:1/x', descriptor, promotedAt: at },
  };
  return { revision: 1, updatedAt: at, live, history: [] };
}

const empty: Registry = { revision: 0, updatedAt: new Date(0).toISOString(), live: {}, history: [] };

const check = (change: Partial<RemoteDescriptor>, registry = empty) => {
  const { folder, descriptor } = release(change);
  return getProblems(folder, descriptor, registry, versions).join('; ');
};

test('a valid release has no problems', () => {
  expect(check({})).toBe('');
});

test('a path of another live remote is refused, whatever its parameter is called', () => {
  const { descriptor } = release({
    name: 'content',
    pages: [{ id: 'talk', path: '/talk/:id', ...page }],
    dialogs: [],
  });
  const own = [{ id: 'speech', path: '/talk/:talkId', ...page }];
  expect(check({ pages: own }, createRegistry(descriptor))).toContain("belongs to the remote 'content'");
});

test('its own earlier release does not conflict with it', () => {
  expect(check({}, createRegistry(release().descriptor))).toBe('');
});

test('a path that overlaps with another live remote’s is refused with both paths', () => {
  const { descriptor } = release({
    name: 'content',
    pages: [{ id: 'talk', path: '/talk/opening', ...page }],
    dialogs: [],
  });
  const own = [{ id: 'speech', path: '/talk/:talkId', ...page }];
  expect(check({ pages: own }, createRegistry(descriptor))).toContain(
    "the path /talk/:talkId takes addresses of /talk/opening, which belongs to the remote 'content'",
  );
});

test.each([
  ['/talk/opening/*', '/talk/:talkId'],
  ['/talk/*', '/talk/opening'],
  ['/talk/*', '/talk/:talkId/slides'],
  ['/desk/log-in', '/desk/*'],
  ['/desk', '/desk/*'],
  ['/desk/hall/*', '/desk/*'],
  ['/:any/*', '/desk/*'],
])('wildcards overlap, too: %s is refused beside %s of another remote', (path, taken) => {
  const { descriptor } = release({
    name: 'content',
    pages: [{ id: 'taken', path: taken, ...page }],
    dialogs: [],
  });
  const found = check({ pages: [{ id: 'own', path, ...page }] }, createRegistry(descriptor));
  expect(found).toContain(`the path ${path} takes addresses of ${taken}`);
});

test('paths that do not overlap are accepted', () => {
  const { descriptor } = release({
    name: 'content',
    containerName: 'content_b1',
    pages: ['/talk', '/talk/closing', '/desk/*'].map((path, at) => ({ id: `page${at}`, path, ...page })),
    dialogs: [],
  });
  const paths = ['/talk/opening/*', '/talks/*', '/desks'];
  const own = paths.map((path, at) => ({ id: `own${at}`, path, ...page }));
  expect(check({ pages: own }, createRegistry(descriptor))).toBe('');
});

test.each([
  '/:any',
  '/:any/more',
  '/api/votes',
  '/health',
  '/r/awards',
  '/awards',
  '/awards/*',
  '/share.png',
])('the path %s is refused, because the shell needs it', (path) => {
  expect(check({ pages: [{ id: 'own', path, ...page }] })).toContain(`${path} belongs to the shell`);
});

test('a dialog of another live remote is refused', () => {
  const { descriptor } = release({ name: 'messaging', pages: [] });
  expect(check({}, createRegistry(descriptor))).toContain(
    "the dialog 'receipt' belongs to the remote 'messaging'",
  );
});

test('a path claimed twice in one release is refused', () => {
  const pages = ['one', 'two'].map((id) => ({ id, path: '/awards/ballot' as const, ...page }));
  expect(check({ pages })).toContain('claims the path /awards/ballot twice');
});

test('a release that is newer than the site is refused with both versions and what to do', () => {
  const requires = { contract: '^2.0.0', sharedAuth: '^1.0.0', sharedUi: '^1.0.0' };
  expect(check({ requires })).toBe(
    'it needs contract ^2.0.0, and the site runs 1.4.0: update the site first',
  );
});

test('a release that was built with the packages of an older site is refused with what to do', () => {
  const requires = { contract: '^1.0.0', sharedAuth: '^1.0.0', sharedUi: '^0.9.0' };
  expect(check({ requires })).toBe(
    "it needs sharedUi ^0.9.0, and the site runs 1.2.0: install the packages of the site's version in the remote, and build it again",
  );
});

test('a release built for another React is refused; one that states no version is not', () => {
  const others = { contract: '^1.0.0', sharedAuth: '^1.0.0', sharedUi: '^1.0.0' };
  expect(check({ requires: { ...others, react: '^18.2.0' } })).toContain(
    'it needs react ^18.2.0, and the site runs 19.3.1',
  );
  expect(check({ requires: { ...others, react: '^19.0.0' } })).toBe('');
  expect(check({ requires: others })).toBe('');
});

test('a file that was changed after the build is refused', () => {
  const { folder, descriptor } = release();
  writeFileSync(join(folder, 'browser/remoteEntry.js'), 'something else');
  expect(getProblems(folder, descriptor, empty, versions).join()).toContain('browser/remoteEntry.js');
});

test('an entry without a hash is refused', () => {
  const { folder, descriptor } = release();
  delete descriptor.hashes['server/remoteEntry.js'];
  expect(getProblems(folder, descriptor, empty, versions).join()).toContain(
    'server/remoteEntry.js has no hash',
  );
});
