import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as authCalls from '@summit/contract/calls/auth';
import * as metaCalls from '@summit/contract/calls/meta';
import { captchaAction } from '@summit/contract/requests/captcha-action';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { readPages } from './orders/payment-sandbox/stored-pages.ts';
import type { CaptchaChallenge } from './platform/captcha/captcha.ts';
import {
  isGoneSoon,
  postgresPid,
  type ServerProcess,
  spawnServer,
  startServerProcess,
} from './testing/server-process.ts';
import { solveCaptcha } from './testing/solve-captcha.ts';
import { testFolder } from './testing/test-folder.ts';

const startTime = 240_000;

const started: ServerProcess[] = [];

/** Folders that a test made outside the test folder. */
const outside: string[] = [];

let dataDir: string;

beforeAll(() => {
  dataDir = join(mkdtempSync(join(testFolder(), 'server-')), 'data');
  chmodSync(join(dataDir, '..'), 0o755);
});

afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGTERM');
    await ended;
  }
  for (const folder of outside) {
    rmSync(folder, { recursive: true, force: true });
  }
}, startTime);

async function start(folder = dataDir): Promise<ServerProcess> {
  const server = await startServerProcess(folder);
  started.push(server);
  return server;
}

async function post(
  server: ServerProcess,
  path: string,
  body: object,
  { device = 'test', responseKey = '' } = {},
): Promise<Response> {
  const headers = { 'content-type': 'application/json', DeviceId: device, responseKey };
  return fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Signs in, which writes a row, and returns the row's refresh token; null when there was no response. */
async function login(server: ServerProcess, device = 'test'): Promise<string | null> {
  try {
    const challenge = (await (
      await fetch(`${server.url}${metaCalls.captchaChallenge.path}?action=${captchaAction(authCalls.login)}`)
    ).json()) as CaptchaChallenge;
    const body = { email: 'buy@demo.summit.example', password: demoPassword };
    const responseKey = await solveCaptcha(challenge);
    const response = await post(server, authCalls.login.path, body, { device, responseKey });
    return ((await response.json()) as { refreshToken?: string }).refreshToken ?? null;
  } catch {
    return null;
  }
}

test(
  'a second API on the same data is refused with the name of the holder',
  async () => {
    const first = await start();
    const second = await spawnServer(dataDir);

    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`in use by another API, process ${first.child.pid}`);
    expect((await fetch(`${first.url}/ready`)).status).toBe(200);
    first.child.kill('SIGINT');
    await first.ended;
  },
  startTime,
);

test(
  'the payment sandbox knows the demo event’s payments, and can refund them',
  async () => {
    const server = await start();
    const states = readPages(dataDir).map(({ state }) => state);
    server.child.kill('SIGINT');
    await server.ended;

    expect(states.length).toBeGreaterThan(20);
    expect(new Set(states)).toEqual(new Set(['succeeded']));
  },
  startTime,
);

test(
  'Ctrl-C closes everything and leaves no process running',
  async () => {
    const server = await start();
    const postgres = postgresPid(join(dataDir, 'postgres/data'));
    server.child.kill('SIGINT');

    expect(await server.ended).toBe(0);
    expect(await isGoneSoon(postgres, 0)).toBe(true);
    expect(existsSync(join(dataDir, 'api.lock'))).toBe(false);
  },
  startTime,
);

test(
  'the API closes itself when its parent is killed',
  async () => {
    const server = await start();
    const postgres = postgresPid(join(dataDir, 'postgres/data'));
    server.child.disconnect();

    expect(await server.ended).toBe(0);
    expect(await isGoneSoon(postgres, 0)).toBe(true);
  },
  startTime,
);

test(
  'kill -9 of API and PostgreSQL during writes loses no acknowledged write',
  async () => {
    const server = await start();
    const acknowledged: { refreshToken: string; device: string }[] = [];
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; ; count += 1) {
        // A login replaces the previous session of its device.
        const device = `device-${writer}-${count}`;
        const refreshToken = await login(server, device);
        if (refreshToken === null) return;
        acknowledged.push({ refreshToken, device });
      }
    });
    // On a busy machine this may take long; the test's timeout is the limit.
    while (acknowledged.length < 25) await sleep(10);
    const postgres = postgresPid(join(dataDir, 'postgres/data'));
    process.kill(postgres, 'SIGKILL');
    server.child.kill('SIGKILL');
    await Promise.all(writers);

    const next = await start();
    const responses = await Promise.all(
      acknowledged.map(({ refreshToken, device }) =>
        post(next, authCalls.refreshToken.path, { refreshToken }, { device }),
      ),
    );

    expect(acknowledged.length).toBeGreaterThanOrEqual(25);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    next.child.kill('SIGTERM');
    await next.ended;
  },
  startTime,
);

test(
  'after kill -9 of the API alone the next start stops the remaining PostgreSQL',
  async () => {
    const server = await start();
    const token = await login(server);
    const orphan = postgresPid(join(dataDir, 'postgres/data'));
    server.child.kill('SIGKILL');
    await server.ended;

    const next = await start();

    expect(await isGoneSoon(orphan, 0)).toBe(true);
    expect((await post(next, authCalls.refreshToken.path, { refreshToken: token })).status).toBe(200);
    next.child.kill('SIGTERM');
    await next.ended;
  },
  startTime,
);

test(
  'a folder that other users cannot enter works, too, and its database is found again',
  async () => {
    const closed = mkdtempSync(join(testFolder(), 'closed-'));
    const first = await start(closed);
    const record = join(closed, 'postgres.json');
    const isElsewhere = existsSync(record);
    if (isElsewhere) outside.push((JSON.parse(readFileSync(record, 'utf8')) as { folder: string }).folder);
    const token = await login(first);
    first.child.kill('SIGTERM');
    await first.ended;
    const second = await start(closed);
    const response = await post(second, authCalls.refreshToken.path, { refreshToken: token });
    second.child.kill('SIGTERM');
    await second.ended;

    expect(response.status).toBe(200);
    // PostgreSQL refuses to run as root, and its own user cannot enter this folder.
    expect(isElsewhere).toBe(process.getuid?.() === 0);
  },
  startTime,
);
