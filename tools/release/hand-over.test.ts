import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { promote } from '@summit/releases/promotion/promote';
import { fakeBuild } from '@summit/releases/testing/fake-build';
import { handOver } from '@summit/remote-kit/release/release-command';
import { newKey } from '@summit/remote-kit/release/sign-build';

const site = 'https://summit.example';
let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'hand-over-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A team's key, whose public part the site has, and a function that hands over a build. */
function team() {
  const key = join(folder, 'team.pem');
  const keys = join(folder, 'data/team-keys');
  mkdirSync(keys, { recursive: true });
  writeFileSync(join(keys, 'backstage.pem'), newKey(key));
  const give = (buildId: string, to: string = site) => {
    const build = fakeBuild(folder, 'backstage', buildId);
    handOver({ build, remote: 'backstage', site: `${to}/`, key, to: join(folder, 'inbox') });
    return join(folder, 'inbox/backstage', `backstage-${buildId}`);
  };
  return { key, give };
}

function release(build: string) {
  const order = { build, remote: 'backstage', origin: 'http://localhost:1', shellBuild: '', apiUpstream: '' };
  return promote({ ...order, dataDir: join(folder, 'data'), site }, async () => []);
}

test('the site releases a build that a team signed with its own tools and handed over', async () => {
  const { give, key } = team();
  expect(statSync(key).mode & 0o077).toBe(0);
  const handed = give('b1');
  expect((await release(handed)).live.backstage?.buildId).toBe('b1');
  expect(readdirSync(join(folder, 'inbox/backstage'))).toEqual(['backstage-b1']);
  expect((await release(give('b1'))).live.backstage?.buildId).toBe('b1');
});

test('a build changed in transit, or signed for another site, is refused', async () => {
  const { give } = team();
  const changed = give('b1');
  appendFileSync(join(changed, 'remote.json'), ' ');
  await expect(release(changed)).rejects.toThrow('fits none of its team');
  await expect(release(give('b2', 'https://other.example'))).rejects.toThrow(
    'signed for https://other.example',
  );
});

test.each(['summit.example', 'summit.example:8443', 'localhost:3000', ''])(
  'nothing is signed or handed over for the site address %j',
  (address) => {
    const { key } = team();
    const build = fakeBuild(folder, 'backstage', 'b1');
    const order = { build, remote: 'backstage', site: address, key, to: join(folder, 'inbox') };
    expect(() => handOver(order)).toThrow('is no address of a site');
    expect(existsSync(join(folder, 'inbox'))).toBe(false);
  },
);
