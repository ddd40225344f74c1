import { afterAll, beforeAll, expect, test } from 'vitest';
import * as limits from '@summit/contract/limits/limits';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { EmailContent } from './email-content.ts';
import type { Mail } from './outbox.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const email: EmailContent = {
  title: 'You are in',
  greeting: 'Dear <Ann>,',
  paragraphs: [
    'your registration is complete.',
    { wording: 'See https://summit.example/agenda?day=1&hall=2.', values: {} },
  ],
  facts: [
    ['Ticket number', '7F3A-09C2'],
    ['Name', 'Ann "A" O’Neil'],
  ],
  action: { label: 'Open my ticket', url: 'https://summit.example/registration/completed?loginToken=a&b=c' },
  note: 'It works once.',
  footer: ['Questions? Write to us.'],
};

async function stored(mail: Parameters<typeof api.app.platform.mail.enqueue>[1]) {
  await api.app.platform.mail.enqueue(api.db, mail);
  const [newest] = await api.app.platform.mail.list(api.db, 1);
  api.clock.moveBy(1000);
  return newest ?? { html: '', text: '', subject: '' };
}

const envelope = { to: 'ann@example.com', topic: 'test', subject: 'Hello' };

test('an email is set as HTML, with everything that people wrote as text', async () => {
  const { html } = await stored({ ...envelope, email });

  expect(html).toContain('Dear &lt;Ann&gt;,');
  expect(html).toContain('Ann &quot;A&quot; O’Neil');
  expect(html).toContain('href="https://summit.example/registration/completed?loginToken=a&amp;b=c"');
  expect(html).toContain('href="https://summit.example/agenda?day=1&amp;hall=2"');
  expect(html).not.toContain('<Ann>');
});

test('it loads nothing from anywhere', async () => {
  const { html } = await stored({ ...envelope, email });

  expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|src=/i);
});

test('it follows narrow windows and the dark theme', async () => {
  const { html } = await stored({ ...envelope, email });

  expect(html).toContain('@media (max-width:620px)');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

test('readers without HTML get the same', async () => {
  const { text } = await stored({ ...envelope, email });

  for (const part of ['SUMMIT', 'You are in', 'Ticket number  7F3A-09C2', 'It works once.']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('Open my ticket:\nhttps://summit.example/registration/completed?loginToken=a&b=c');
});

test('a plain text is set in the same design', async () => {
  const { html, text } = await stored({ ...envelope, text: 'First.\n\nSecond,\nin two lines.' });

  expect(text).toBe('First.\n\nSecond,\nin two lines.');
  expect(html).toContain('Second,<br>in two lines.');
  expect(html).toMatch(/<h1[^>]*>Hello<\/h1>/);
});

/** The words of an HTML email as its reader sees them, in order. */
function getWords(html: string): string {
  const [, body = ''] = html.split('<body');
  const text = body.replaceAll(/<br>|<\/(p|h1|tr|div)>/g, ' ').replaceAll(/<[^>]*>/g, '');
  const signs = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' };
  return Object.entries(signs).reduce((words, [code, sign]) => words.replaceAll(code, sign), text);
}

test.each([
  ['what a visitor wrote', { text: 'Hello,\r\n\r\n\r\n<b>you</b> & "me"\r\nhttps://a.example/b\n\n \nBye' }],
  ['a designed email', { email }],
])('text and HTML say the same: %s', async (_what, content) => {
  const { text, html } = await stored({ ...envelope, ...content });
  const words = getWords(html).replaceAll(/\s+/g, ' ');
  const lines = text.split('\n').filter((line) => /\w/.test(line) && !/^SUMMIT|^https?:/.test(line));
  for (const line of lines) {
    expect(words).toContain(line.replaceAll(/\s+/g, ' ').replace(/:$/, ''));
  }
  expect(text).not.toMatch(/\r|\n{3}/);
});

test('a subject is one line', async () => {
  const { subject } = await stored({ ...envelope, subject: 'Hello\r\nBcc: b@example.com', text: 'Hello' });

  expect(subject).toBe('Hello Bcc: b@example.com');
});

test.each([
  ['two receivers', { to: 'a@example.com, b@example.com' }],
  ['a receiver with a line break', { to: 'a@example.com\r\nBcc: b@example.com' }],
  ['no receiver', { to: '' }],
  ['no subject', { subject: ' ' }],
])('mail-0003: %s', async (_what, wrong: Partial<Mail>) => {
  const putting = api.app.platform.mail.enqueue(api.db, { ...envelope, text: 'Hello', ...wrong });
  await expect(putting).rejects.toMatchObject({ code: 'mail-0003' });
});

test('template-0001: an email that says nothing', async () => {
  const putting = api.app.platform.mail.enqueue(api.db, { ...envelope, text: ' \n\n ' });
  await expect(putting).rejects.toMatchObject({ code: 'template-0001' });
});

test('template-0001: an email that no mailbox wants to hold', async () => {
  const text = 'x'.repeat(limits.emailBytes);
  const putting = api.app.platform.mail.enqueue(api.db, { ...envelope, text });
  await expect(putting).rejects.toMatchObject({ code: 'template-0001' });
});

test('the longest message that a form takes is an email', async () => {
  const { text } = await stored({ ...envelope, text: '"'.repeat(limits.message) });
  expect(text).toHaveLength(limits.message);
});
