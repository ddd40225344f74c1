import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const script = join(import.meta.dirname, '../../deploy/nginx/renew-certificates.sh');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  for (const name of ['bin', 'certificates', 'letsencrypt/live/summit.example']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs one renewal, with a certbot that writes this pair, or fails. */
function renew(pair: { key: string; certificate: string } | 'fails', env: NodeJS.ProcessEnv = {}) {
  const live = join(folder, 'letsencrypt/live/summit.example');
  const does =
    pair === 'fails'
      ? 'exit 1'
      : `printf ${pair.key} >${live}/privkey.pem; printf ${pair.certificate} >${live}/fullchain.pem; echo "$@"`;
  program('certbot', does);
  const { status, stdout, stderr } = spawnSync('/bin/sh', [script, 'once'], {
    encoding: 'utf8',
    env: { ...environment(), ...env },
  });
  return { status, said: stdout + stderr };
}

/** A program that is replaced by a shell script. */
function program(name: string, does: string): void {
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
}

function environment(): NodeJS.ProcessEnv {
  const { uid, gid } = userInfo();
  return {
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    DOMAIN: 'summit.example',
    EMAIL: 'operators@summit.example',
    LETSENCRYPT: join(folder, 'letsencrypt'),
    CERTIFICATES: join(folder, 'certificates'),
    NGINX_USER: `${uid}:${gid}`,
  };
}

const read = (name: string) => readFileSync(join(folder, 'certificates', name), 'utf8');

test('a certificate and its key are copied to nginx, which alone can read the key', () => {
  expect(renew({ key: 'k1', certificate: 'c1' }).said).toContain('--domain summit.example');
  expect([read('site.key'), read('site.crt')]).toEqual(['k1', 'c1']);
  expect(statSync(join(folder, 'certificates/site.key')).mode & 0o077).toBe(0);
  expect(readdirSync(join(folder, 'certificates'))).toHaveLength(2);
  renew({ key: 'k2', certificate: 'c2' });
  expect([read('site.key'), read('site.crt')]).toEqual(['k2', 'c2']);
});

test('a certificate that is not due is unchanged, and a failed renewal is reported and retried', () => {
  renew({ key: 'k1', certificate: 'c1' });
  const before = statSync(join(folder, 'certificates/site.crt')).mtimeMs;
  renew({ key: 'k1', certificate: 'c1' });
  expect(statSync(join(folder, 'certificates/site.crt')).mtimeMs).toBe(before);
  expect(renew('fails')).toEqual({ status: 0, said: expect.stringContaining('the next try is in 12 hours') });
  expect(read('site.crt')).toBe('c1');
});

test('a missing domain is reported with the setting', () => {
  expect(renew('fails', { DOMAIN: '' })).toMatchObject({
    said: expect.stringContaining('Set DOMAIN in .env'),
  });
});

test('the service stops when it is asked to, as the first process of a container, too', async () => {
  program('certbot', 'exit 1');
  program('sleep', `touch ${join(folder, 'sleeping')}; exec /bin/sleep 10`);
  const service = spawn('/bin/sh', [script], { env: environment(), stdio: 'ignore' });
  const ended = once(service, 'exit');
  await vi.waitUntil(() => existsSync(join(folder, 'sleeping')), { timeout: 60_000 });
  service.kill('SIGTERM');
  // The script ends itself: the signal alone would not end the first process.
  expect(await ended).toEqual([0, null]);
});
