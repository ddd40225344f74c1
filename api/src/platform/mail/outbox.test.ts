import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as limits from '@summit/contract/limits/limits';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { EmailContent } from './email-content.ts';
import { mailOutbox } from './mail.tables.ts';
import type { Mail } from './outbox.queries.ts';

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

test('an email is rendered as HTML, with user input as text', async () => {
  const { html } = await stored({ ...envelope, email });

  expect(html).toContain('Dear &lt;Ann&gt;,');
  expect(html).toContain('Ann &quot;A&quot; O’Neil');
  expect(html).toContain('href="https://summit.example/registration/completed?loginToken=a&amp;b=c"');
  expect(html).toContain('href="https://summit.example/agenda?day=1&amp;hall=2"');
  expect(html).not.toContain('<Ann>');
});

test('it loads no external resources', async () => {
  const { html } = await stored({ ...envelope, email });

  expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|src=/i);
});

test('it adapts to narrow windows and the dark theme', async () => {
  const { html } = await stored({ ...envelope, email });

  expect(html).toContain('@media (max-width:620px)');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

test('the plain text part has the same content', async () => {
  const { text } = await stored({ ...envelope, email });

  for (const part of ['SUMMIT', 'You are in', 'Ticket number  7F3A-09C2', 'It works once.']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('Open my ticket:\nhttps://summit.example/registration/completed?loginToken=a&b=c');
});

test('a plain text is rendered in the same design', async () => {
  const { html, text } = await stored({ ...envelope, text: 'First.\n\nSecond,\nin two lines.' });

  expect(text).toBe('First.\n\nSecond,\nin two lines.');
  expect(html).toContain('Second,<br>in two lines.');
  expect(html).toMatch(/<h1[^>]*>Hello<\/h1>/);
});

/** The visible words of an HTML email, in order. */
function getWords(html: string): string {
  const [, body = ''] = html.split('<body');
  const text = body.replaceAll(/<br>|<\/(p|h1|tr|div)>/g, ' ').replaceAll(/<[^>]*>/g, '');
  const signs = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' };
  return Object.entries(signs).reduce((words, [code, sign]) => words.replaceAll(code, sign), text);
}

test.each([
  ['the text of a visitor', { text: 'Hello,\r\n\r\n\r\n<b>you</b> & "me"\r\nhttps://a.example/b\n\n \nBye' }],
  ['a designed email', { email }],
])('text and HTML have the same content: %s', async (_what, content) => {
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

test('template-0001: an email without content', async () => {
  const putting = api.app.platform.mail.enqueue(api.db, { ...envelope, text: ' \n\n ' });
  await expect(putting).rejects.toMatchObject({ code: 'template-0001' });
});

test('template-0001: an email that is too large', async () => {
  const text = 'x'.repeat(limits.emailBytes);
  const putting = api.app.platform.mail.enqueue(api.db, { ...envelope, text });
  await expect(putting).rejects.toMatchObject({ code: 'template-0001' });
});

test('the longest message of a form fits an email', async () => {
  const { text } = await stored({ ...envelope, text: '"'.repeat(limits.message) });
  expect(text).toHaveLength(limits.message);
});

test('thousands of emails are queued together, and a later one is due before most of them', async () => {
  const { mail } = api.app.platform;
  const everybody = Array.from({ length: 6600 }, (_, place) => `a${place}@example.com`);
  await mail.enqueueAll(
    api.db,
    everybody.map((to) => ({ to, topic: 'notice', subject: 'A session moves', text: 'To another hall' })),
  );
  api.clock.moveBy(10_000);
  await mail.enqueue(api.db, { ...envelope, topic: 'login-link', text: 'Your link' });

  const notices = await api.db
    .select({ dueAt: mailOutbox.dueAt })
    .from(mailOutbox)
    .where(eq(mailOutbox.topic, 'notice'));
  const [link] = await api.db.select().from(mailOutbox).where(eq(mailOutbox.topic, 'login-link'));
  expect(notices).toHaveLength(everybody.length);
  const earlier = notices.filter(({ dueAt }) => link && dueAt <= link.dueAt);
  expect(earlier.length).toBeGreaterThan(0);
  expect(earlier.length).toBeLessThan(100);
}, 60_000);
