import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '@summit/contract/calls/all-calls';
import { isErrorCode } from '@summit/contract/errors/errors';
import type { WholeCall } from '@summit/contract/requests/call';
import { createPlatform } from '../../create-platform.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const everyCall = Object.values<Record<string, WholeCall>>(allCalls).flatMap((table) => Object.values(table));

interface Operation {
  parameters: { name: string; in: string; required: boolean }[];
  security?: object[];
  responses: Record<string, { description: string }>;
}

async function document(): Promise<Record<string, Record<string, Operation>>> {
  const { body } = await api.app.inject('/api/openapi.json');
  return JSON.parse(body).paths;
}

describe('the OpenAPI document', () => {
  test('contains every call of the contract with its response and errors', async () => {
    const paths = await document();

    for (const call of everyCall) {
      const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
      const operation = paths[path]?.[call.method.toLowerCase()];
      expect(Object.keys(operation?.responses ?? {})).toContain(call.response ? '200' : '204');
      const described = Object.values(operation?.responses ?? {}).map(({ description }) => description);
      for (const code of call.errors) {
        expect(described.join('\n')).toContain(`${code}: `);
      }
    }
  });

  test('states the access of calls and which need a captcha', async () => {
    const paths = await document();

    expect(paths['/attendee/personal/details']?.get?.security).toEqual([{ accessToken: [] }]);
    expect(paths['/public/login']?.post?.parameters).toContainEqual(
      expect.objectContaining({ name: 'responseKey', in: 'header', required: true }),
    );
  });
});

test('every call of the contract has a route, with 501 for unimplemented ones', async () => {
  for (const { method, path } of everyCall) {
    const url = path.replaceAll(/:\w+/g, 'x');
    const { statusCode, body } = await api.app.inject({ method, url });
    const { Code } = statusCode < 400 ? {} : JSON.parse(body);

    expect([method, path, Code]).not.toEqual([method, path, 'route-0001']);
    expect(Code === undefined || isErrorCode(Code)).toBe(true);
    expect([method, path, statusCode]).not.toEqual([method, path, 500]);
  }
});

test('health is about the process, readiness also about the database', async () => {
  const health = await api.app.inject('/health');
  const ready = await api.app.inject('/ready');

  expect([health.statusCode, ready.statusCode, ready.json()]).toEqual([200, 200, { status: 'ready' }]);
});

test('an API that is about to stop is not ready, but healthy, and still accepts requests', async () => {
  const stopping = await openTestApp();
  stopping.app.draining.begin(stopping.app.server);
  const statuses = await Promise.all(
    ['/ready', '/health', '/api/public/settings/awards/status'].map(
      async (path) => (await stopping.app.inject(path)).statusCode,
    ),
  );
  await stopping.close();
  expect(statuses).toEqual([503, 200, 200]);
});

test('readiness does not wait for a database that hangs', async () => {
  const { db, clock, config } = { ...api, config: api.app.platform.config };
  const platform = createPlatform({ db, clock, config, ping: () => new Promise(() => undefined) });

  expect(await platform.isReady()).toBe(false);
});

test('metrics count responses by route, never by address', async () => {
  await api.app.inject('/public/nowhere/12345');
  const { body } = await api.app.inject('/metrics');

  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="unknown",status="404"\} \d+/,
  );
  expect(body).not.toContain('nowhere');
});

describe('metrics of the work behind requests', () => {
  const metrics = async () => (await api.app.inject('/metrics')).body;

  test('show the database connections in use and the queue for them', async () => {
    await api.db.transaction(async () => {
      expect(await metrics()).toMatch(/^database_connections\{state="in use"\} [1-9]/m);
    });
    expect(await metrics()).toMatch(/^database_connections\{state="idle"\} [1-9]/m);
    expect(await metrics()).toMatch(/^database_connections_waiting 0$/m);
  });

  test('show the number of queued emails', async () => {
    const waiting = async () => Number(/^mail_outbox_waiting (\d+)$/m.exec(await metrics())?.[1]);
    const before = await waiting();
    const { mail } = api.app.platform;
    await mail.enqueue(api.db, { to: 'ann@example.com', topic: 'test', subject: 'Soon', text: 'Wait.' });
    expect(await waiting()).toBe(before + 1);
  });
});

describe('stored mail', () => {
  test('is shown in development, as text, never as markup', async () => {
    const { mail } = api.app.platform;
    await mail.enqueue(api.db, {
      to: 'ann@example.com',
      topic: 'test',
      subject: 'Hello',
      text: 'See <b>you</b>',
    });
    const page = await api.app.inject('/dev/mail');
    const list = await api.app.inject('/api/dev/mail.json');

    expect(page.body).toContain('See &lt;b&gt;you&lt;/b&gt;');
    expect(list.json().mails[0]).toMatchObject({
      to: 'ann@example.com',
      subject: 'Hello',
      text: 'See <b>you</b>',
    });
  });

  test('is part of its transaction: a failed one stores no mail', async () => {
    const { mail } = api.app.platform;
    const failing = api.db.transaction(async (tx) => {
      await mail.enqueue(tx, {
        to: 'ann@example.com',
        topic: 'test',
        subject: 'Never',
        text: 'Nobody reads this.',
      });
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect((await mail.list(api.db, 100)).map(({ subject }) => subject)).not.toContain('Never');
  });
});
