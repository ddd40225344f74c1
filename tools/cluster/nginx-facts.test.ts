import { expect, test } from 'vitest';
import * as limits from '@summit/contract/limits/limits';
import { releaseFilePolicy } from '@summit/contract/releases/release-policy';
import { rehearsal } from '@summit/contract/site/rehearsal';
import { projectFile } from './compose-file.ts';

// nginx cannot import facts from contract, so its templates repeat some of them.

const front = projectFile('deploy/nginx/front.conf.template');
const remotes = projectFile('deploy/nginx/remotes.conf.template');

test('the files of releases have the same policy as from other servers', () => {
  const policies = [...remotes.matchAll(/Content-Security-Policy "([^"]*)"/g)].map(([, policy]) => policy);
  expect(policies.length).toBeGreaterThan(0);
  expect([...new Set(policies)]).toEqual([releaseFilePolicy]);
});

test('browsers in a rehearsal are recognised by their cookie', () => {
  expect(front).toContain(`"~(?:^|;\\s*)${rehearsal.cookie}=" rehearsal;`);
});

test('the largest document can be uploaded', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(front) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(limits.documentBytes);
});
