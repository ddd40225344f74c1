import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeSmtp, openFakeSmtp } from '../../testing/fakes/fake-smtp.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { deliverDue, pauseAfter, removeOldMail } from './delivery.queries.ts';
import { mailOutbox } from './mail.tables.ts';
import { DeliveryError, type MailTransport, type OutgoingMail, smtpTransport } from './transport.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

beforeEach(async () => {
  await api.db.delete(mailOutbox);
});

function enqueue(subject: string, to = 'ann@example.com'): Promise<void> {
  return api.app.platform.mail.enqueue(api.db, { to, topic: 'test', subject, text: 'Hello\n\nthere' });
}

/** A mail server in memory. */
function recorder(send: (mail: OutgoingMail) => Promise<void> = async () => undefined) {
  const sent: OutgoingMail[] = [];
  const transport: MailTransport = {
    async send(mail) {
      await send(mail);
      sent.push(mail);
    },
    close: () => undefined,
  };
  return { sent, deliver: () => deliverDue({ db: api.db, clock: api.clock, transport }) };
}

async function getRow(subject: string) {
  const [row] = await api.db.select().from(mailOutbox).where(eq(mailOutbox.subject, subject));
  return row;
}

test('two concurrent processes send every email once', async () => {
  for (let count = 0; count < 30; count += 1) {
    await enqueue(`email ${count}`);
  }
  const { sent, deliver } = recorder(() => new Promise((resolve) => setTimeout(resolve, 3)));
  const counts = await Promise.all([deliver(), deliver(), deliver()]);

  expect(sent).toHaveLength(30);
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(30);
  expect(counts.reduce((sum, count) => sum + count)).toBe(30);
  expect(await deliver()).toBe(0);
});

test('an email whose sender died before recording it is resent after its lease, with the same id', async () => {
  await enqueue('once more');
  const dying = recorder(() => new Promise(() => undefined));
  void dying.deliver();
  while ((await getRow('once more'))?.attempts !== 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const { sent, deliver } = recorder();
  const during = await deliver();
  api.clock.moveBy(2 * 60_000 + 1000);
  const after = await deliver();

  expect([during, after]).toEqual([0, 1]);
  expect(sent[0]?.id).toBe((await getRow('once more'))?.id);
});

test('a failure is retried after a doubling pause, and its reason is stored', async () => {
  await enqueue('hard');
  let isDown = true;
  const { sent, deliver } = recorder(async () => {
    if (isDown) throw new DeliveryError('grid-0001 ECONNREFUSED', false);
  });
  await deliver();
  expect(await getRow('hard')).toMatchObject({
    attempts: 1,
    sentAt: null,
    lastError: 'grid-0001 ECONNREFUSED',
  });
  expect(await deliver()).toBe(0);
  expect((await getRow('hard'))?.attempts).toBe(1);

  api.clock.moveBy(pauseAfter(1) + 1000);
  await deliver();
  expect((await getRow('hard'))?.attempts).toBe(2);
  api.clock.moveBy(pauseAfter(1) + 1000);
  await deliver();
  expect((await getRow('hard'))?.attempts).toBe(2);

  isDown = false;
  api.clock.moveBy(pauseAfter(2));
  await deliver();
  expect(sent).toHaveLength(1);
  expect(await getRow('hard')).toMatchObject({ attempts: 3, sentAt: expect.any(Date), lastError: null });
});

test('the pauses double up to six hours', () => {
  expect([1, 2, 3, 30].map(pauseAfter)).toEqual([30_000, 60_000, 120_000, 6 * 3_600_000]);
});

test('a failing email does not block the others', async () => {
  await enqueue('bad');
  await enqueue('good');
  const { sent, deliver } = recorder(async ({ subject }) => {
    if (subject === 'bad') throw new DeliveryError('grid-0001 EENVELOPE 550', true);
  });
  await deliver();

  expect(sent.map(({ subject }) => subject)).toEqual(['good']);
  expect((await getRow('bad'))?.givenUpAt).toEqual(expect.any(Date));
  api.clock.moveBy(86_400_000);
  expect(await deliver()).toBe(0);
});

test('an outdated email is not sent, and removed later', async () => {
  await enqueue('late');
  api.clock.moveBy(49 * 3_600_000);
  const { sent, deliver } = recorder();
  await deliver();
  expect(sent).toEqual([]);
  expect((await getRow('late'))?.givenUpAt).toEqual(expect.any(Date));

  await removeOldMail(api.db, api.clock.now());
  expect(await getRow('late')).toBeDefined();
  api.clock.moveBy(30 * 86_400_000);
  await removeOldMail(api.db, api.clock.now());
  expect(await getRow('late')).toBeUndefined();
});

describe('over SMTP', () => {
  let smtp: FakeSmtp | undefined;

  afterEach(() => smtp?.close());

  function deliverTo(url: string): Promise<number> {
    const transport = smtpTransport(url, 'Summit <no-reply@summit.example>');
    return deliverDue({ db: api.db, clock: api.clock, transport });
  }

  test('an email arrives with both its parts', async () => {
    smtp = await openFakeSmtp();
    await enqueue('Grüße');
    const { id } = (await getRow('Grüße')) ?? { id: '' };

    expect(await deliverTo(smtp.url)).toBe(1);
    const [mail] = smtp.arrived;
    expect(mail?.to).toEqual(['ann@example.com']);
    expect(mail?.source).toContain('From: Summit <no-reply@summit.example>');
    expect(mail?.source).toContain(`Message-ID: <${id}@summit.example>`);
    expect(mail?.source).toContain('Auto-Submitted: auto-generated');
    expect(mail?.source).toMatch(/multipart\/alternative[^]*text\/plain[^]*Hello[^]*text\/html/);
  });

  test('only a newsletter has the headers for unsubscribing with one press', async () => {
    smtp = await openFakeSmtp();
    const unsubscribeUrl = 'https://summit.example/api/public/subscription/unsubscribe?token=x.y';
    const news = { to: 'ann@example.com', topic: 'test', subject: 'News', text: 'Hello', unsubscribeUrl };
    await api.app.platform.mail.enqueue(api.db, news);
    api.clock.moveBy(1000);
    await enqueue('Your ticket');
    await deliverTo(smtp.url);

    const [first, second] = smtp.arrived.map(({ source }) => source.replaceAll(/\r?\n[ \t]+/g, ' '));
    expect(first).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(first).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(second).not.toContain('List-Unsubscribe');
  });

  test('replies go to the intended reader, by default to the organisers, and never to the sending address', async () => {
    smtp = await openFakeSmtp();
    const email = { topic: 'test', subject: 'An email', text: 'Hello' };
    const { mail } = api.app.platform;
    await mail.enqueue(api.db, { ...email, to: 'hello@summit.example', replyTo: 'ann@example.com' });
    api.clock.moveBy(1000);
    await mail.enqueue(api.db, { ...email, to: 'ann@example.com' });
    api.clock.moveBy(1000);
    const forged = 'ann@example.com>\r\nBcc: all@example.com';
    await mail.enqueue(api.db, { ...email, to: 'hello@summit.example', replyTo: forged });
    await deliverTo(smtp.url);

    const replies = smtp.arrived.map(({ source }) => /^Reply-To: (.*)$/m.exec(source)?.[1]?.trim());
    expect(replies).toEqual(['ann@example.com', 'hello@summit.example', undefined]);
    expect(smtp.arrived.map(({ source }) => source).join('')).not.toContain('Bcc');
  });

  test('a permanent refusal of the recipient is not retried', async () => {
    smtp = await openFakeSmtp({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
    });
    await enqueue('refused');

    expect(await deliverTo(smtp.url)).toBe(0);
    expect(await getRow('refused')).toMatchObject({
      givenUpAt: expect.any(Date),
      lastError: 'grid-0001 EENVELOPE 550',
    });
  });

  test('a refusal of the sender is retried, because it would apply to every email', async () => {
    smtp = await openFakeSmtp({
      onMailFrom: (_address, _session, callback) =>
        callback(Object.assign(new Error('Sender not verified'), { responseCode: 550 })),
    });
    await enqueue('unverified');

    expect(await deliverTo(smtp.url)).toBe(0);
    expect(await getRow('unverified')).toMatchObject({
      givenUpAt: null,
      lastError: 'grid-0001 EENVELOPE 550',
    });
  });

  test('a busy or unavailable server is retried', async () => {
    smtp = await openFakeSmtp({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('Later'), { responseCode: 451 })),
    });
    await enqueue('busy');
    await deliverTo(smtp.url);
    expect(await getRow('busy')).toMatchObject({ givenUpAt: null, lastError: 'grid-0001 EENVELOPE 451' });

    await enqueue('away');
    await deliverTo('smtp://127.0.0.1:1');
    expect(await getRow('away')).toMatchObject({
      givenUpAt: null,
      lastError: expect.stringMatching(/^grid-0001 E/),
    });
  });
});
