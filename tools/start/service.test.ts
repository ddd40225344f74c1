import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Service, type ServiceOptions } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-'));
const services: Service[] = [];
const lost = vi.fn();
const say = vi.fn();

const ready = 'process.send({ ready: true });';
const stay = 'setInterval(() => undefined, 1000);';

/** Starts a program with this text as a service. */
function start(name: string, text: string, options: Partial<ServiceOptions> = {}): Service {
  const program = join(folder, `${name}.mjs`);
  writeFileSync(program, text);
  const service = new Service({
    name,
    say,
    onLost: lost,
    ...options,
    args: [program, ...(options.args ?? [])],
  });
  services.push(service);
  return service;
}

/** Whether a process still exists. */
function runs(pid: number | undefined): boolean {
  try {
    return process.kill(pid ?? 0, 0);
  } catch {
    return false;
  }
}

beforeEach(() => [lost, say].forEach((mock) => mock.mockReset()));
afterEach(() => Promise.all(services.splice(0).map((service) => service.stop(0))));
afterAll(() => rmSync(folder, { recursive: true }));

test('a service with arguments and environment becomes ready, and ends on request', async () => {
  const text = `if (process.argv[2] === 'a' && process.env.COLOUR === 'ink') { ${ready} } ${stay}`;
  const service = start('API', text, { args: ['a'], env: { COLOUR: 'ink' } });
  await service.ready;
  await service.stop();
  expect(runs(service.pid)).toBe(false);
  expect(lost).not.toHaveBeenCalled();
});

test('a service that ends before getting ready is reported with its exit', async () => {
  await expect(start('API', 'process.exit(3)').ready).rejects.toThrow('API ended with code 3');
  expect(lost).not.toHaveBeenCalled();
});

test('a slow service is awaited with repeated messages until it is ready', async () => {
  const service = start('API', `setTimeout(() => { ${ready} }, 500); ${stay}`, { saidEveryMs: 40 });
  await service.ready;
  const times = say.mock.calls.length;
  expect(times).toBeGreaterThan(1);
  expect(say).toHaveBeenLastCalledWith(expect.stringMatching(/^Still waiting for the API \(\d+ s\) …$/));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(say).toHaveBeenCalledTimes(times);
});

test('an unexpected end is reported with its exit', async () => {
  const ended = new Promise((resolve) => lost.mockImplementation((...shown) => resolve(shown)));
  const service = start('awards remote', ready + stay);
  await service.ready;
  process.kill(service.pid ?? 0, 'SIGKILL');
  await expect(ended).resolves.toEqual(['awards remote', 'was ended by SIGKILL']);
  await service.stop();
});

test('a service that ignores the signal is killed', async () => {
  const service = start('API', `process.on('SIGTERM', () => undefined); ${ready} ${stay}`);
  await service.ready;
  await service.stop(50);
  expect(runs(service.pid)).toBe(false);
});

test('a service with pending work is awaited', async () => {
  const result = join(folder, 'result');
  const finish = `setTimeout(() => { writeFileSync('${result}', 'all'); process.exit(0); }, 100)`;
  const work = `import { writeFileSync } from 'node:fs'; process.on('SIGTERM', () => ${finish}); ${ready} ${stay}`;
  const service = start('API', work);
  await service.ready;
  await service.stop();
  expect(readFileSync(result, 'utf8')).toBe('all');
});
