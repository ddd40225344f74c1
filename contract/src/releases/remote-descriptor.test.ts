import { describe, expect, test } from 'vitest';
import { remoteDescriptorFrom } from './remote-descriptor.ts';
import { remoteRoles } from './remote-roles.ts';

const descriptor = {
  schemaVersion: 1,
  name: 'awards',
  version: '1.2.0',
  buildId: '3f9c2ab',
  containerName: 'awards_3f9c2ab',
  requires: { contract: '^1.0.0', sharedAuth: '^1.0.0', sharedUi: '^1.0.0' },
  pages: [
    {
      id: 'awardsWelcome',
      path: '/awards/welcome',
      access: 'public',
      headerKind: 'plain',
      renderMode: 'server',
    },
    {
      id: 'speaker',
      path: '/speaker/:speakerId',
      access: 'public',
      headerKind: 'speakers',
      renderMode: 'server',
      reads: ['id'],
    },
  ],
  dialogs: ['messageAttendee'],
  browser: { manifest: 'browser/mf-manifest.json', entry: 'browser/remoteEntry.js' },
  server: { manifest: 'server/mf-manifest.json', entry: 'server/remoteEntry.js' },
  hashes: { 'browser/remoteEntry.js': 'a'.repeat(64) },
};

const page = descriptor.pages[0];

describe("a release's descriptor", () => {
  test('is accepted as the build writes it', () => {
    expect(remoteDescriptorFrom(descriptor)).toEqual(descriptor);
  });

  test.each(remoteRoles)('can state the role %s of the remote', (role) => {
    expect(remoteDescriptorFrom({ ...descriptor, role }).role).toBe(role);
  });

  test.each([
    ['another schema', { schemaVersion: 2 }],
    ['a schema version that is a text', { schemaVersion: '1' }],
    ['a name that is a number', { name: 7 }],
    ['a dialog that is a number', { dialogs: [7] }],
    ['no name', { name: undefined }],
    ['an invalid version', { version: 'latest' }],
    ['a build id that could leave its folder', { buildId: '../x' }],
    ['a page without a path', { pages: [{ ...page, path: undefined }] }],
    ['a page of unknown access', { pages: [{ ...page, access: 'root' }] }],
    ['a page with a header that does not exist', { pages: [{ ...page, headerKind: 'huge' }] }],
    ['an entry outside the release', { browser: { manifest: '../m.json', entry: 'browser/r.js' } }],
    ['an absolute entry', { server: { manifest: 'server/m.json', entry: 'https://evil.example/r.js' } }],
    ['an invalid hash', { hashes: { 'browser/remoteEntry.js': 'abc' } }],
    ['a hash of a file outside', { hashes: { '/etc/passwd': 'a'.repeat(64) } }],
    ['a role that no remote has', { role: 'vital' }],
    ['no hashes', { hashes: undefined }],
  ])('is refused with %s', (_what, change) => {
    expect(() => remoteDescriptorFrom({ ...descriptor, ...change })).toThrow();
  });
});
