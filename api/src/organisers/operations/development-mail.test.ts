import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
  const { mail } = api.app.platform;
  const write = (subject: string) =>
    mail.enqueue(api.db, {
      to: 'ann@example.com',
      topic: 'test',
      subject,
      text: `About ${subject} & <b>you</b>`,
    });
  await write('First');
  api.clock.moveBy(1000);
  await write('Second');
});

afterAll(() => api.close());

test('the latest email is open, and the others are linked', async () => {
  const { body } = await api.app.inject('/dev/mail');
  const [, second, first] = body.split('<li>');

  expect(second).toContain('Second');
  expect(second).toContain('aria-current="true"');
  const link = /href="(mail\?id=[\w-]+)"/.exec(first ?? '')?.[1];
  const opened = await api.app.inject(`/dev/${link}`);
  expect(opened.body).toContain('<h2>First</h2>');
});

test('an email is shown as HTML without running scripts, and as text', async () => {
  const { body, headers } = await api.app.inject('/dev/mail');

  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="/);
  expect(body).toContain('<pre tabindex="0">About Second &amp; &lt;b&gt;you&lt;/b&gt;</pre>');
});

test('the JSON contains both parts and the state of delivery', async () => {
  const list = (await api.app.inject('/dev/mail.json')).json();

  expect(list.mails[0]).toMatchObject({
    subject: 'Second',
    text: 'About Second & <b>you</b>',
    html: expect.stringContaining('About Second &amp; &lt;b&gt;you&lt;/b&gt;'),
    attempts: 0,
    sentAt: null,
  });
});

test('stored mail is not available in production', async () => {
  const production = await openTestApp({ environment: 'production' });
  const responses = await Promise.all(
    ['/dev/mail', '/dev/mail.json'].map((url) => production.app.inject(url)),
  );
  await production.close();

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});
