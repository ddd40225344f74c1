import { afterAll, beforeAll, expect, test } from 'vitest';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const resend = (token?: string) => api.call(attendeeSelfCalls.resendConfirmation, { token });

test('the ticket is emailed again with the same number', async () => {
  const token = await api.loginAs('buy');
  const { status } = await resend(token);
  const { body } = await api.call(attendeeSelfCalls.attendeeDetails, { token });
  const [mail] = await api.app.platform.mail.list(api.db, 1);

  expect(status).toBe(204);
  expect(mail).toMatchObject({ to: body.email, topic: 'registration-completed' });
  expect(mail?.subject).toMatch(/once more$/);
  expect(mail?.text).toContain(body.ticketNumber);
});

test('the number of emails is limited', async () => {
  const token = await api.loginAs('sell');
  const responses = [await resend(token), await resend(token), await resend(token), await resend(token)];
  api.clock.moveBy(3_600_000);
  const later = await resend(await api.loginAs('sell'));

  expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 429]);
  expect(responses[3]?.raw.headers['retry-after']).toBeDefined();
  expect(later.status).toBe(204);
});

test('cqrs-0009: there is no confirmation before the registration is complete', async () => {
  const { status, raw } = await resend(await api.loginAs('request'));

  expect([status, raw.json().Code]).toEqual([404, 'cqrs-0009']);
  expect(raw.json().Message).toContain('not complete yet');
});

test('a token is required', async () => {
  expect((await resend()).code).toBe('authorization-0001');
});
