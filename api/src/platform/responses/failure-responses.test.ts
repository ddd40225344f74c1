import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { errors } from '@summit/contract/errors/errors';
import { fields, requiredText } from '@summit/contract/forms/rules';
import { defineCall } from '@summit/contract/requests/call';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { notBuilt, serve } from '../serve.ts';
import { Failure } from './failure.ts';

const calls = {
  addPerson: defineCall({
    method: 'POST',
    path: '/test/people',
    access: 'public',
    summary: 'For tests',
    body: fields({ name: requiredText() }),
    errors: ['voting-0001'],
  }),
  later: defineCall({
    method: 'POST',
    path: '/test/later',
    access: 'attendee',
    captcha: true,
    summary: 'For tests',
    errors: [],
  }),
  login: defineCall({
    method: 'GET',
    path: '/test/worded',
    access: 'public',
    summary: 'For tests',
    errors: ['cqrs-0009'],
  }),
  broken: defineCall({
    method: 'GET',
    path: '/test/broken',
    access: 'public',
    summary: 'For tests',
    errors: [],
  }),
  crossed: defineCall({
    method: 'POST',
    path: '/test/crossed',
    access: 'public',
    summary: 'For tests',
    errors: [],
  }),
};

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
  serve(api.app, calls, {
    addPerson: async ({ fail }) => fail('voting-0001'),
    later: notBuilt,
    login: async () => {
      throw new Failure('cqrs-0009');
    },
    broken: async () => {
      throw new Error('the reason stays inside');
    },
    // As PostgreSQL reports it to one of two transactions that wait for each other.
    crossed: async () => {
      await api.db.execute(
        sql`do $$ begin raise exception 'crossed' using errcode = 'deadlock_detected'; end $$`,
      );
    },
  });
});

afterAll(() => api.close());

test('have the status of their code', async () => {
  const { status, raw } = await api.call(calls.addPerson, { body: { name: 'Ann' } });

  expect(status).toBe(409);
  expect(raw.json()).toEqual({
    Code: 'voting-0001',
    Message: errors['voting-0001'].message,
    RequestId: raw.headers['x-request-id'],
  });
});

test('have the message for the call', async () => {
  const { raw } = await api.call(calls.login);

  expect(raw.json().Message).toBe('Incorrect username or password.');
});

test('two calls that are in each other’s way are asked to try again', async () => {
  const { status, code } = await api.call(calls.crossed);
  expect([status, code]).toEqual([503, 'server-0002']);
});

test('an unexpected error returns 500 without its reason, and logs it under the request id', async () => {
  const log = vi.spyOn(api.app.log, 'error').mockImplementation(() => undefined);
  const child = vi.spyOn(api.app.log, 'child').mockReturnValue(api.app.log);
  const { status, raw } = await api.call(calls.broken, { headers: { 'x-request-id': 'visitor-1' } });

  expect(status).toBe(500);
  expect(raw.json()).toEqual({
    Code: 'server-0001',
    Message: 'An error occurred!',
    RequestId: 'visitor-1',
  });
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ requestId: 'visitor-1' }), expect.anything());
  child.mockRestore();
});

test('an unimplemented call returns 501 to all callers', async () => {
  const { status, code } = await api.call(calls.later, { body: {} });

  expect([status, code]).toEqual([501, 'route-0002']);
});

test('an unknown address returns 404 route-0001', async () => {
  const { statusCode, body } = await api.app.inject('/api/nowhere');

  expect([statusCode, JSON.parse(body).Code]).toEqual([404, 'route-0001']);
});

test.each([
  ['text that is not JSON', 'application/json', '{"name":', 400, 'request-0001'],
  ['another content type', 'text/csv', 'a,b', 415, 'request-0003'],
  ['a body beyond the limit', 'application/json', JSON.stringify('x'.repeat(300_000)), 413, 'request-0002'],
])('%s is refused with its own code', async (_what, type, payload, status, code) => {
  const headers = { 'content-type': type };
  const response = await api.app.inject({ method: 'POST', url: '/test/people', headers, payload });

  expect([response.statusCode, response.json().Code]).toEqual([status, code]);
});

test('an invalid address is refused in the same format', async () => {
  const { statusCode, body } = await api.app.inject('/public/%zz');

  expect(statusCode).toBe(400);
  expect(JSON.parse(body)).toMatchObject({ Code: 'request-0001', RequestId: expect.any(String) });
});

test('an unsafe request id is replaced', async () => {
  const { headers } = await api.app.inject({ url: '/nowhere', headers: { 'x-request-id': 'a b<script>' } });

  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
