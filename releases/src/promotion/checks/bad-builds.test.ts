import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';
import { promote } from '../promote.ts';
import { addToBuild } from '../testing/fake-build.ts';
import { refusal, releaseSteps, renders } from '../testing/release-steps.ts';

const steps = releaseSteps();
const facts = { access: 'public', headerKind: 'plain', renderMode: 'server' } as const;
const page = (path: string, more: object = {}) => ({ id: path, path, ...facts, ...more });
const own = [{ ...page('/awards/hall'), id: 'awards' }];
const versions = { contract: '1.0.0', sharedAuth: '1.0.0', sharedUi: '1.0.0', react: '19.3.1' };

/** The content is live, and the awards with one page. */
beforeEach(async () => {
  const content = { pages: [page('/agenda'), page('/speakers/:id')], dialogs: ['receipt'] };
  await promote(steps.promotion(steps.build('c1', content, 'content'), 'content'), renders);
  await steps.release('a1');
});

async function getRefusal(change: object, spoil: (build: string) => void = () => undefined): Promise<string> {
  const build = steps.build('bad', change);
  spoil(build);
  const reason = await refusal(promote({ ...steps.promotion(build), versions }, renders));
  expect([steps.liveBuild(), existsSync(steps.placed('awards/bad'))]).toEqual(['a1', false]);
  return reason;
}

const pages = (...more: object[]) => ({ pages: [...own, ...more] });
const requires = (contract: string) => ({ requires: { contract, sharedAuth: '*', sharedUi: '*' } });

test.each<[string, object, string]>([
  ["a page of another's", pages(page('/agenda')), "the path /agenda belongs to the remote 'content'"],
  ["some of another's addresses", pages(page('/speakers/special')), 'takes addresses of /speakers/:id'],
  ['every free address', pages(page('/:any')), 'the path /:any belongs to the shell'],
  ['the check of the site', pages(page('/health')), 'the path /health belongs to the shell'],
  ['a call of the API', pages(page('/api/x')), 'the path /api/x belongs to the shell'],
  ['a redirect', pages(page('/awards')), 'the path /awards belongs to the shell'],
  ["another's dialog", { dialogs: ['receipt'] }, "the dialog 'receipt' belongs to the remote 'content'"],
  ['a contract that is not there yet', requires('^2.0.0'), 'it needs contract ^2.0.0'],
  ['no range', requires('the newest'), "'the newest', is not a version range"],
  ['no pages at all', { pages: [] }, 'it drops the page /awards/hall'],
  ['files outside its folder', { hashes: { '../secret': 'a'.repeat(64) } }, "names '../secret'"],
  ['no hashes', { hashes: {} }, 'has no hash'],
  ['a number in place of hashes', { hashes: 7 }, 'its descriptor is not valid'],
  ['a newer schema', { schemaVersion: 2 }, 'its descriptor is not valid'],
  ['a remote of another name', { name: 'content' }, "its descriptor is of 'content'"],
  // These cases are not part of the drill.
  ['an escaped path', pages(page('/%61genda')), 'its descriptor is not valid'],
  ['a path with an empty part', pages(page('//agenda')), 'its descriptor is not valid'],
  [
    'a path of its own twice',
    pages(page('/awards/hall', { id: 'again' })),
    'claims the path /awards/hall twice',
  ],
  ['two pages of one id', pages({ ...page('/awards/two'), id: 'awards' }), "two pages with the id 'awards'"],
  ["another's page id", pages({ ...page('/awards/two'), id: '/agenda' }), "the page id '/agenda' belongs to"],
  [
    "another's container",
    { containerName: 'content_c1' },
    "the container 'content_c1' belongs to the remote",
  ],
  [
    'a sample of something else',
    pages(page('/awards/:name', { sample: '/agenda' })),
    'the sample /agenda is no address of its page /awards/:name',
  ],
  [
    'its server files for browsers',
    { browser: { manifest: 'server/mf-manifest.json', entry: 'server/remoteEntry.js' } },
    'its file server/remoteEntry.js is meant for the browser, and lies outside browser/',
  ],
])('a build that claims or needs %s is refused with the reason', async (_what, change, reason) => {
  expect(await getRefusal(change)).toContain(reason);
});

const getDescriptor = (build: string) =>
  JSON.parse(readFileSync(join(build, 'remote.json'), 'utf8')) as RemoteDescriptor;

function rewrite(build: string, change: (descriptor: RemoteDescriptor) => void): void {
  const descriptor = getDescriptor(build);
  change(descriptor);
  writeFileSync(join(build, 'remote.json'), JSON.stringify(descriptor));
}

const sharing = (shared: object[]) => (build: string) =>
  addToBuild(build, 'browser/mf-manifest.json', JSON.stringify({ name: 'awards', exposes: [], shared }));

test.each<[string, (build: string) => void, string]>([
  ['an empty descriptor', (build) => writeFileSync(join(build, 'remote.json'), ''), 'is not valid'],
  ['its own React', sharing([]), 'it brings a React of its own'],
  [
    'a second session in mind',
    sharing([
      { name: 'react', singleton: true },
      { name: '@summit/shared-auth', singleton: false },
    ]),
    'its @summit/shared-auth is not shared as the only copy',
  ],
  ['a list as its descriptor', (build) => writeFileSync(join(build, 'remote.json'), '[]'), 'is not valid'],
  ['null as its descriptor', (build) => writeFileSync(join(build, 'remote.json'), 'null'), 'is not valid'],
  ['no descriptor', (build) => rmSync(join(build, 'remote.json')), 'holds no remote.json'],
  [
    'a file that was changed after the build',
    (build) => writeFileSync(join(build, 'browser/remoteEntry.js'), 'changed'),
    'its file browser/remoteEntry.js is not the one that was built',
  ],
  [
    'a packed file that was changed after the build',
    (build) => {
      addToBuild(build, 'browser/1.js.br', 'packed');
      writeFileSync(join(build, 'browser/1.js.br'), 'changed');
    },
    'its file browser/1.js.br is not the one that was built',
  ],
  ['a missing file', (build) => rmSync(join(build, 'server/remoteEntry.js')), 'remoteEntry.js is missing'],
  ['a file of unknown origin', (build) => writeFileSync(join(build, 'browser/2.js'), ''), 'is not listed'],
  ['a link', (build) => symlinkSync('/etc/hostname', join(build, 'browser/host.txt')), 'host.txt is a link'],
  ['a script of a megabyte', (build) => addToBuild(build, 'browser/3.js', 'x'.repeat(1_000_001)), '1000001'],
  // These cases are not part of the drill.
  [
    'a part that was lost together with its line',
    (build) => {
      const assets = { js: { sync: ['4.js'], async: [] }, css: { sync: [], async: [] } };
      addToBuild(build, 'browser/mf-manifest.json', JSON.stringify({ exposes: [{ assets }] }));
    },
    'its browser/4.js is missing: browser/mf-manifest.json names it',
  ],
  [
    'a manifest that cannot be read',
    (build) => addToBuild(build, 'browser/mf-manifest.json', '{'),
    'its browser/mf-manifest.json cannot be read',
  ],
  [
    'a folder in place of a file',
    (build) => {
      rmSync(join(build, 'browser/remoteEntry.js'));
      mkdirSync(join(build, 'browser/remoteEntry.js'));
    },
    'its file browser/remoteEntry.js is missing',
  ],
  [
    'a link as its descriptor',
    (build) => {
      writeFileSync(join(build, '../elsewhere.json'), readFileSync(join(build, 'remote.json')));
      rmSync(join(build, 'remote.json'));
      symlinkSync('../elsewhere.json', join(build, 'remote.json'));
    },
    'holds no remote.json',
  ],
  [
    'a pipe as its descriptor',
    (build) => {
      rmSync(join(build, 'remote.json'));
      execFileSync('mkfifo', [join(build, 'remote.json')]);
    },
    'holds no remote.json',
  ],
  [
    'a pipe',
    (build) => execFileSync('mkfifo', [join(build, 'browser/pipe')]),
    'browser/pipe is a link or no',
  ],
  [
    'a descriptor that would fill every registry',
    (build) => rewrite(build, (descriptor) => (descriptor.dialogs = ['x'.repeat(1_000_000)])),
    'and 1000000 are the most',
  ],
  [
    'more files than a release has',
    (build) =>
      rewrite(build, ({ hashes }) => {
        for (let count = 0; count < 5001; count += 1) {
          writeFileSync(join(build, `server/${count}`), '');
          hashes[`server/${count}`] = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
        }
      }),
    'files, and 5000 are the most',
  ],
  [
    'a name that every object has',
    (build) => {
      const text = readFileSync(join(build, 'remote.json'), 'utf8');
      writeFileSync(
        join(build, 'remote.json'),
        text.replace('"hashes":{', `"hashes":{"__proto__":"${'a'.repeat(64)}",`),
      );
    },
    'its file __proto__ is missing',
  ],
])('a build with %s is refused with the reason', async (_what, spoil, reason) => {
  expect(await getRefusal({}, spoil)).toContain(reason);
});
