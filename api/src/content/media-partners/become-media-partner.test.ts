import { afterAll, beforeAll, expect, test } from 'vitest';
import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import { rateLimits } from '@summit/contract/limits/rate-limits';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { mediaKits, mediaPartnerRequests } from './media-partners.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const body = {
  company: 'The Quay Post',
  name: 'Ann Low',
  email: 'ann@quay.example',
  phone: '+44 20 7946 0958',
  mediaKitId: 'logo-pack',
};

let visitor = 0;

/** Each request is from another network. */
function become(sent: object = body) {
  visitor += 1;
  const headers = { 'x-forwarded-for': `203.0.113.${visitor}` };
  return api.call(mediaPartnerCalls.becomeMediaPartner, { body: { ...sent }, captcha: true, headers });
}

async function emailsTo(to: string) {
  const all = await api.app.platform.mail.list(api.db, 1000);
  return all.filter((mail) => mail.to === to);
}

test('stores the request and emails the organisers', async () => {
  expect((await become()).status).toBe(204);
  const rows = await api.db.select().from(mediaPartnerRequests);
  expect(rows).toMatchObject([{ ...body, phone: '+442079460958', message: null }]);
  const [mail] = await emailsTo('hello@summit.example');
  expect(mail?.subject).toBe('The Quay Post asks for “Logo pack”');
  expect(mail?.text).toContain('ann@quay.example');
});

test.each([
  ['sponsor-kit', 'wants to become a sponsor'],
  ['media-partner-kit', 'wants to become a media partner'],
  ['fact-sheet', 'asks for “Fact sheet 2027”'],
])('with the %s, the email to organisers says that a company %s', async (mediaKitId, wish) => {
  const company = `Quay\r\n${mediaKitId}`;
  await become({ ...body, company, email: `${mediaKitId}@quay.example`, mediaKitId });
  const mails = await emailsTo('hello@summit.example');
  const mail = mails.find(({ subject }) => subject === `Quay ${mediaKitId} ${wish}`);
  expect(mail?.text).toContain(`of Quay ${mediaKitId} ${wish}.`);
});

test('sends the kit to the address, without any entered text', async () => {
  const email = 'kit@quay.example';
  await become({ ...body, email, name: 'You won', company: 'Prize', message: 'See https://evil.example' });
  const [mail, ...others] = await emailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/: Logo pack$/);
  expect(mail?.html).not.toMatch(/You won|Prize|evil/);

  const { pathname, search } = new URL(/https?:\S+\/media\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const file = await api.app.inject(pathname + search);
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-disposition']).toBe('attachment; filename="summit-logo-pack.zip"');
});

test('promises no kit without a file, but asks the organisers to send it', async () => {
  const email = 'later@quay.example';
  await api.db.insert(mediaKits).values({ id: 'new', name: 'New kit' });
  expect((await become({ ...body, email, mediaKitId: 'new', company: 'Later' })).status).toBe(204);
  expect(await emailsTo(email)).toEqual([]);
  const mails = await emailsTo('hello@summit.example');
  const mail = mails.find(({ subject }) => subject.startsWith('Later'));
  expect(mail?.text).toContain('Please send them “New kit”.');
});

test('limits the emails to an address', async () => {
  const email = 'victim@quay.example';
  const statuses: number[] = [];
  for (let count = 0; count <= rateLimits.mediaPartnerOfAddress.limit; count += 1) {
    statuses.push((await become({ ...body, email })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(await emailsTo(email)).toHaveLength(rateLimits.mediaPartnerOfAddress.limit);
});

test('refuses an unknown kit', async () => {
  const response = await become({ ...body, mediaKitId: 'made-up' });
  expect([response.status, response.code, response.raw.json().Message]).toEqual([
    404,
    'become-sponsor-0001',
    'MediaKit not found',
  ]);
});

test('requires a captcha, a valid address, and a harmless message', async () => {
  const before = await api.db.$count(mediaPartnerRequests);
  const mails = (await api.app.platform.mail.list(api.db, 1000)).length;
  expect((await api.call(mediaPartnerCalls.becomeMediaPartner, { body })).code).toBe('googlecaptcha-0001');
  expect((await become({ ...body, email: 'ann@quay.invalid' })).code).toBe('email.domain-0001');
  expect((await become({ ...body, message: '<script>' })).code).toBe('validation.base-0001');
  expect((await become({ ...body, company: '' })).code).toBe('validation.base-0001');
  expect(await api.db.$count(mediaPartnerRequests)).toBe(before);
  expect(await api.app.platform.mail.list(api.db, 1000)).toHaveLength(mails);
});
