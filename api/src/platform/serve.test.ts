import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { array, number, object, string } from 'yup';
import { errors } from '@summit/contract/errors/errors';
import { email, fields, requiredText } from '@summit/contract/forms/rules';
import { defineCall } from '@summit/contract/requests/call';
import { query } from '@summit/contract/requests/list-query';
import { listed, nullableText, shape, text } from '@summit/contract/requests/response-shapes';
import { messages } from '@summit/contract/words/messages';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { serve } from './serve.ts';

const person = shape({ name: text(), company: nullableText(), tags: listed(shape({ id: text() })) });

const calls = {
  addPerson: defineCall({
    method: 'POST',
    path: '/test/people',
    access: 'public',
    summary: 'For tests',
    body: fields({ name: requiredText(5), email: email(), tags: array(string().required()) }),
    response: person,
    errors: [],
  }),
  findPerson: defineCall({
    method: 'GET',
    path: '/test/people/:id',
    access: 'public',
    summary: 'For tests',
    params: object({ id: number().integer().required() }),
    query: query({ full: string() }),
    response: shape({ id: number().defined(), full: nullableText() }),
    errors: [],
  }),
  removePerson: defineCall({
    method: 'DELETE',
    path: '/test/people/:id',
    access: 'public',
    summary: 'For tests',
    errors: [],
  }),
};

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
  serve(api.app, calls, {
    addPerson: async ({ body }) => {
      const secret = { passwordHash: 'never leaves', tags: [{ id: 'a', secret: 'never leaves' }] };
      return { name: body.name, company: null, ...secret };
    },
    findPerson: async ({ params, query: { full } }) => ({ id: params.id, full: full ?? null }),
    removePerson: async () => undefined,
  });
});

afterAll(() => api.close());

const good = { name: 'Ann', email: 'ann@example.com' };

describe('responses', () => {
  test('contain only what the row declares, at any depth', async () => {
    const { status, body } = await api.call(calls.addPerson, { body: good });

    expect(status).toBe(200);
    expect(body).toEqual({ name: 'Ann', company: null, tags: [{ id: 'a' }] });
  });

  test('a call without a response returns 204, and a DELETE needs no body', async () => {
    const headers = { 'content-type': 'application/json' };
    const { status, raw } = await api.call(calls.removePerson, { params: { id: 4 } as never, headers });

    expect([status, raw.payload]).toEqual([204, '']);
  });

  test('every path is also served under /api', async () => {
    const { statusCode, body } = await api.app.inject('/api/test/people/7/');

    expect([statusCode, JSON.parse(body)]).toEqual([200, { id: 7, full: null }]);
  });
});

describe('validation', () => {
  test('names every invalid field, missing ones first with 0001', async () => {
    const { status, raw } = await api.call(calls.addPerson, { body: { name: 'too long', tags: [''] } });

    expect(status).toBe(400);
    expect(raw.json()).toMatchObject({
      Code: 'validation.base-0001',
      Message: errors['validation.base-0001'].message,
      RequestId: raw.headers['x-request-id'],
      failures: [
        { field: 'email', errorCode: '0001', message: messages.required },
        { field: 'tags[0]', errorCode: '0001' },
        { field: 'name', errorCode: '0002', message: messages.maxLength },
      ],
    });
  });

  test('drops unknown keys of a body', async () => {
    const { status } = await api.call(calls.addPerson, { body: { ...good, isAdmin: true } });

    expect(status).toBe(200);
  });

  test.each([undefined, null, [], 'text'])('refuses %j as a body', async (payload) => {
    const { statusCode, body } = await api.app.inject({
      method: 'POST',
      url: '/test/people',
      headers: { 'content-type': 'application/json' },
      payload: payload === undefined ? undefined : JSON.stringify(payload),
    });

    expect([statusCode, JSON.parse(body).Code]).toEqual([400, 'validation.base-0001']);
  });

  test('refuses an unknown query parameter, and treats an empty one as absent', async () => {
    const unknown = await api.call(calls.findPerson, { params: { id: 1 }, query: { other: 'x' } });
    const empty = await api.call(calls.findPerson, { params: { id: 1 }, query: { full: '' } });

    expect([unknown.code, unknown.raw.json().failures[0].field]).toEqual(['validation.base-0001', 'other']);
    expect(empty.body).toEqual({ id: 1, full: null });
  });

  test.each(['constructor', '__proto__'])('refuses %s as an unknown query parameter, too', async (name) => {
    const { statusCode } = await api.app.inject(`/test/people/1?${name}=x`);

    expect(statusCode).toBe(400);
  });

  test('checks path parameters', async () => {
    const { code } = await api.call(calls.findPerson, { params: { id: 'x' as never } });

    expect(code).toBe('validation.base-0001');
  });
});
