import { afterEach, beforeEach, expect, test } from 'vitest';
import * as contentCalls from '@summit/contract/calls/content';
import { headers } from '@summit/contract/requests/request-headers';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { contactMessages } from './contact-messages.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

const contact = {
  name: 'Ann Low',
  email: 'ann@expo.example',
  topic: 'accessibility',
  message: 'Is there a hearing loop in the Gantry? I don’t see it on the map.',
};

const send = (body: object = contact) =>
  api.call(contentCalls.contactUs, { body: { ...body }, captcha: true });

async function sendRaw(payload: string | Buffer, contentType: string) {
  const captcha = { [headers.captcha]: await api.solvedCaptcha(contentCalls.contactUs) };
  const response = await api.app.inject({
    method: 'POST',
    url: contentCalls.contactUs.path,
    payload,
    headers: { 'content-type': contentType, ...captcha },
  });
  return [response.statusCode, response.json<{ Code: string }>().Code];
}

test('stores the message and emails it to the organisers', async () => {
  expect((await send()).status).toBe(204);
  expect(await api.db.select().from(contactMessages)).toMatchObject([contact]);
  const [mail] = await api.app.platform.mail.list(api.db, 10);
  expect(mail).toMatchObject({ to: 'hello@summit.example', topic: 'contact', replyTo: contact.email });
  expect(mail?.text).toContain('Ann Low <ann@expo.example>');
  expect(mail?.text).toContain(contact.message);
});

test('the subject is one line, whatever the form sends', async () => {
  expect((await send({ ...contact, name: 'Ann\r\nBcc: all@expo.example' })).status).toBe(204);
  const [mail] = await api.app.platform.mail.list(api.db, 10);
  expect(mail?.subject).toBe('accessibility: a message from Ann Bcc: all@expo.example');
  expect(mail?.text).toMatch(/^Ann Bcc: all@expo\.example <ann@expo\.example> writes about accessibility:\n/);
});

test('the email contains the complete message with any characters, and no link', async () => {
  const message = Array.from('abcdefghijklmn', (sign) => `http://${sign}.b/$\``).join(' ');
  expect((await send({ ...contact, message })).status).toBe(204);
  const [mail] = await api.app.platform.mail.list(api.db, 10);
  expect(mail?.text).toContain(message);
  expect(mail?.html.length).toBeLessThan(40_000);
  expect(mail?.html).not.toContain('href="http://a.b');
});

test('requires a captcha, and stores nothing without it', async () => {
  const response = await api.call(contentCalls.contactUs, { body: contact });
  expect([response.status, response.code]).toEqual([400, 'googlecaptcha-0001']);
  expect(await api.db.$count(contactMessages)).toBe(0);
});

test('refuses the same input as the form', async () => {
  for (const wrong of [
    { name: '' },
    { email: 'x' },
    { topic: '' },
    { topic: 'lottery' },
    { message: '<b>x</b>' },
  ]) {
    const response = await send({ ...contact, ...wrong });
    expect([response.status, response.code]).toEqual([400, 'validation.base-0001']);
  }
});

test('accepts only a well-formed form', async () => {
  expect(await sendRaw(JSON.stringify(contact), 'application/json')).toEqual([415, 'request-0003']);
  expect(await sendRaw('--x\r\nnonsense', 'multipart/form-data; boundary=x')).toEqual([400, 'request-0001']);
  expect(await sendRaw('', 'multipart/form-data')).toEqual([400, 'request-0001']);
});

test('accepts neither files nor overlong fields', async () => {
  const form = (disposition: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n--x--\r\n`;
  const type = 'multipart/form-data; boundary=x';
  expect(await sendRaw(form('name="message"', 'x'.repeat(20_000)), type)).toEqual([413, 'request-0002']);
  const file = form('name="message"; filename="a.exe"', 'x');
  expect(await sendRaw(file, type)).toEqual([413, 'request-0002']);
});

test('limits the messages of a sender', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await send()).status);
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(10);
  expect((await send()).code).toBe('rate-limit-0001');
});
