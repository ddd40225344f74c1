import { mediaPartnerCalls } from '@summit/contract/calls/media-partners';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { mediaPartnerRequests } from './media-partners.tables.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

const body = {
  company: 'The Quay Post',
  name: 'Ann Low',
  email: 'ann@quay.example',
  phone: '+44 20 7946 0958',
  mediaKitId: 'logo-pack',
};

const become = (sent: object = body) =>
  test.call(mediaPartnerCalls.becomeMediaPartner, { body: { ...sent }, captcha: true });

it('keeps the request and tells the organisers', async () => {
  expect((await become()).status).toBe(204);
  const rows = await test.db.select().from(mediaPartnerRequests);
  expect(rows).toMatchObject([{ ...body, phone: '+442079460958', message: null }]);
  const [mail] = await test.app.platform.mail.list(test.db, 1);
  expect(mail).toMatchObject({
    to: 'hello@summit.example',
    subject: 'The Quay Post wants to become a media partner',
  });
  expect(mail?.text).toContain('ann@quay.example');
});

it('knows no other kit', async () => {
  const answer = await become({ ...body, mediaKitId: 'made-up' });
  expect([answer.status, answer.code, answer.raw.json().Message]).toEqual([
    404,
    'become-sponsor-0001',
    'MediaKit not found',
  ]);
});

it('needs a captcha, an address that can be used, and a harmless message', async () => {
  expect((await test.call(mediaPartnerCalls.becomeMediaPartner, { body })).code).toBe('googlecaptcha-0001');
  expect((await become({ ...body, email: 'ann@quay.invalid' })).code).toBe('email.domain-0001');
  expect((await become({ ...body, message: '<script>' })).code).toBe('validation.base-0001');
  expect((await become({ ...body, company: '' })).code).toBe('validation.base-0001');
  expect(await test.db.$count(mediaPartnerRequests)).toBe(1);
});
