import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { RestartingService, type RestartPolicy } from './restarting-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'restarting-'));
const services: RestartingService[] = [];
const said: string[] = [];
const quick: RestartPolicy = { pauseMs: 10, maxPauseMs: 40, steadyMs: 60_000, attempts: 3 };

/** Starts a program that records each of its starts; `text` may use their number as `starts`. */
function start(text: string, policy: Partial<RestartPolicy> = {}) {
  const [program, notes] = [join(folder, `${services.length}.mjs`), join(folder, `${services.length}.txt`)];
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(notes)}, '.');
const starts = readFileSync(${JSON.stringify(notes)}, 'utf8').length;
${text}`,
  );
  let giveUp: (how: string) => void = () => undefined;
  const givenUp = new Promise<string>((resolve) => (giveUp = resolve));
  const service = new RestartingService(
    {
      name: 'API',
      args: [program],
      say: (line) => said.push(line),
      onGivenUp: (_name, how) => giveUp(how),
    },
    { ...quick, ...policy },
  );
  services.push(service);
  const starts = () => (existsSync(notes) ? readFileSync(notes, 'utf8').length : 0);
  return { service, givenUp, starts };
}

const ready = 'process.send({ ready: true });';
const stay = 'setInterval(() => undefined, 1000);';

async function until(met: () => boolean): Promise<void> {
  while (!met()) await new Promise((resolve) => setTimeout(resolve, 10));
}

beforeEach(() => said.splice(0));
afterEach(() => Promise.all(services.map((service) => service.stop())));
afterAll(() => rmSync(folder, { recursive: true }));

test('a service that is killed is restarted, and this is logged', async () => {
  const { service } = start(ready + stay);
  await service.ready;
  const before = service.pid;
  process.kill(before ?? 0, 'SIGKILL');
  await until(() => said.includes('The API runs again.'));
  expect(service.pid).not.toBe(before);
  expect(said[0]).toBe(
    'The API was ended by SIGKILL. Starting it again in 0.01 s; the rest of the site goes on.',
  );
});

test('a service that keeps failing is given up after some attempts with growing delays', async () => {
  const { service, givenUp, starts } = start(
    `if (starts > 1) process.exit(3); ${ready} setTimeout(() => process.exit(2), 20);`,
  );
  await service.ready;
  await expect(givenUp).resolves.toBe('did not get ready');
  expect(starts()).toBe(1 + quick.attempts);
  expect(said.map((line) => /in ([\d.]+) s/.exec(line)?.[1])).toEqual(['0.01', '0.02', '0.04']);
});

test('a service that keeps ending right after getting ready is given up as well', async () => {
  const { service, givenUp, starts } = start(`${ready} setTimeout(() => process.exit(2), 20);`);
  await service.ready;
  await expect(givenUp).resolves.toBe('ended with code 2');
  expect(starts()).toBe(1 + quick.attempts);
});

test('a service that ran for long gets all attempts again', async () => {
  const { service, starts } = start(
    `${ready} if (starts < 6) setTimeout(() => process.exit(2), 20); else ${stay}`,
    {
      steadyMs: 0,
    },
  );
  await service.ready;
  await until(() => starts() === 6);
});

test('a first start that fails is not repeated', async () => {
  const { service, starts } = start('process.exit(3)');
  await expect(service.ready).rejects.toThrow('API ended with code 3');
  await service.stop();
  expect(starts()).toBe(1);
  expect(said).toEqual([]);
});

test('a service that is stopped while waiting for a restart stays stopped', async () => {
  const { service, starts } = start(ready + stay, { pauseMs: 60_000, maxPauseMs: 60_000 });
  await service.ready;
  process.kill(service.pid ?? 0, 'SIGKILL');
  await until(() => said.length === 1);
  await service.stop();
  expect(starts()).toBe(1);
});

test('a service whose sources changed is restarted, and becomes ready', async () => {
  const { service, starts } = start(ready + stay);
  await service.ready;
  const before = service.pid;
  await service.renew();
  expect(service.pid).not.toBe(before);
  expect(starts()).toBe(2);
  expect(said).toEqual([]);
});

test('a service that fails to start with new sources is started with the next ones', async () => {
  const { service } = start(`if (starts === 2) process.exit(3); ${ready} ${stay}`);
  await service.ready;
  await expect(service.renew()).rejects.toThrow('API ended with code 3');
  await service.renew();
  expect(service.pid).toBeDefined();
});
