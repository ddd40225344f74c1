import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signBuild } from './signature.ts';
import { addTeamKey, teamKeysFile } from './team-keys.ts';
import { refusal, releaseSteps } from './testing/release-steps.ts';

const steps = releaseSteps();

/** The address of a site whose environment does not set one. */
const site = 'http://localhost:3000';

/** Makes a key for the awards' team, in a file of this name. */
function newKey(name = 'awards-team.pem', remote = 'awards') {
  const file = join(steps.folder(), name);
  addTeamKey(steps.dataDir(), remote, file);
  return file;
}

function releaseSigned(buildId: string, key: string) {
  signBuild(steps.build(buildId), key, site);
  return steps.releaseBuilt(buildId);
}

test('a remote whose team has no keys is released without a signature', async () => {
  newKey('content-team.pem', 'content');
  await steps.release('a1');
  expect(steps.liveBuild()).toBe('a1');
});

test('a team with a key can release only builds that it has signed', async () => {
  const key = newKey();
  await releaseSigned('a1', key);
  expect(steps.liveBuild()).toBe('a1');

  expect(await refusal(steps.release('a2'))).toContain('it is not signed');
  expect(await refusal(releaseSigned('a3', newKey('other.pem', 'content')))).toContain(
    'fits none of its team',
  );
  expect(steps.liveBuild()).toBe('a1');
});

test('a build that was changed after signing is refused', async () => {
  const key = newKey();
  const build = steps.build('a1');
  signBuild(build, key, site);
  const descriptor = join(build, 'remote.json');
  writeFileSync(descriptor, `${readFileSync(descriptor, 'utf8')} `);
  expect(await refusal(steps.releaseBuilt('a1'))).toContain('fits none of its team');
});

test('both keys are valid during a replacement; afterwards a rollback refuses a build signed with the old one', async () => {
  const old = newKey();
  await releaseSigned('a1', old);
  const keys = teamKeysFile(steps.dataDir(), 'awards');
  const withOld = readFileSync(keys, 'utf8');
  const next = newKey('next.pem');
  await releaseSigned('a2', old);
  await releaseSigned('a3', next);
  await steps.back();
  expect(steps.liveBuild()).toBe('a2');

  writeFileSync(keys, readFileSync(keys, 'utf8').replace(withOld, ''));
  expect(await refusal(steps.back())).toContain('fits none of its team');
  expect(steps.liveBuild()).toBe('a2');
});

test('a rollback to a build from before its team had a key is possible once it is signed', async () => {
  await steps.release('a1');
  await steps.release('a2');
  const key = newKey();
  expect(await refusal(steps.back())).toContain('it is not signed');
  await releaseSigned('a1', key);
  await releaseSigned('a3', key);
  await steps.back();
  expect(steps.liveBuild()).toBe('a1');
});

test('a build signed for one site cannot be released on another', async () => {
  const key = newKey();
  signBuild(steps.build('a1'), key, 'https://other.example');
  expect(await refusal(steps.releaseBuilt('a1'))).toContain(
    'it was signed for https://other.example, and this is http://localhost:3000',
  );
  // The signed text contains the site's name from this file.
  const file = join(steps.folder(), 'awards-a1/remote.json.sig');
  writeFileSync(file, readFileSync(file, 'utf8').replace('https://other.example', site));
  expect(await refusal(steps.releaseBuilt('a1'))).toContain('fits none of its team');
});

test('a build signed before the newest one is released again only on request', async () => {
  const key = newKey();
  const [monday, tuesday] = [new Date('2027-01-04T09:00:00Z'), new Date('2027-01-05T09:00:00Z')];
  signBuild(steps.build('a1'), key, site, monday);
  await steps.releaseBuilt('a1');
  signBuild(steps.build('a2'), key, site, tuesday);
  await steps.releaseBuilt('a2');
  expect(await refusal(steps.releaseBuilt('a1'))).toContain('--allow-older releases it again');
  expect(steps.liveBuild()).toBe('a2');
  await steps.releaseBuilt('a1', { allowOlder: true });
  expect(steps.liveBuild()).toBe('a1');
});

test('a rollback needs no such option, and a signature in another format is refused', async () => {
  const key = newKey();
  await releaseSigned('a1', key);
  await releaseSigned('a2', key);
  await steps.back();
  expect(steps.liveBuild()).toBe('a1');
  writeFileSync(join(steps.build('a3'), 'remote.json.sig'), 'c2lnbmVk');
  expect(await refusal(steps.releaseBuilt('a3'))).toContain('sign it again');
});

test('a damaged key file does not disable the check', async () => {
  newKey();
  writeFileSync(teamKeysFile(steps.dataDir(), 'awards'), 'gone');
  await expect(steps.release('a1')).rejects.toThrow('holds no public key');
});

test('a private key is readable only by its owner, and never overwritten', () => {
  const file = newKey();
  expect(statSync(file).mode & 0o077).toBe(0);
  appendFileSync(file, '');
  expect(() => newKey()).toThrow('EEXIST');
  expect(readFileSync(teamKeysFile(steps.dataDir(), 'awards'), 'utf8').match(/BEGIN/g)).toHaveLength(1);
  expect(existsSync(file)).toBe(true);
});
