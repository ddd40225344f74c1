import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import { isSameEmail } from '@summit/contract/contact-details/email-address';
import * as limits from '@summit/contract/limits/limits';
import type { BodyOf } from '@summit/contract/requests/call';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { forgetNominationContacts } from './nomination-contacts.queries.ts';
import { nominatedCategories, nominations } from './nominations.tables.ts';

type Nomination = BodyOf<typeof awardsCalls.nominate>;

let api: TestApp;
let buyer: string;

beforeAll(async () => {
  api = await openTestApp();
  buyer = await api.loginAs('buy');
});

afterAll(() => api.close());

beforeEach(async () => {
  await setStatus('Nomination');
  await api.db.delete(nominations);
});

async function setStatus(company: AwardsStatus, individual: AwardsStatus = company): Promise<void> {
  await writeSection(api.db, 'awardsStatus', company, api.clock.now());
  await writeSection(api.db, 'awardsIndividualStatus', individual, api.clock.now());
}

const firm: Nomination = {
  awardsType: 'Company',
  categoryIds: ['payments', 'newcomer'],
  name: 'Umbra Mutual',
  url: 'https://umbra.example',
  reason: 'It calls back.',
  nominator: 'thirdParty',
  contactEmail: 'desk@umbra.example',
};
const person: Nomination = { ...firm, awardsType: 'Individual', categoryIds: ['founder'], name: 'Ada Umbra' };

const nominate = (body: Record<string, unknown> = { ...firm }, token = buyer) =>
  api.call(awardsCalls.nominate, { body, token });
const own = async (token = buyer) => (await api.call(awardsCalls.myNominations, { token })).body.nominations;

test('a nomination is stored as written, and readable only by its author', async () => {
  const sent = await nominate();

  expect(sent.status).toBe(200);
  expect(await own()).toEqual([{ ...firm, ...sent.body, categoryIds: ['newcomer', 'payments'] }]);
  expect(await own(await api.loginAs('sell'))).toEqual([]);
});

test('a copy of a nomination is emailed on request, at most three times an hour', async () => {
  const request = () => api.call(awardsCalls.mailMyNominations, { token: buyer });
  expect((await request()).code).toBe('cqrs-0009');
  await nominate();
  await nominate({ ...person });
  expect((await request()).status).toBe(204);
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  expect(mail).toMatchObject({ topic: 'own-nominations', to: 'buy@demo.summit.example' });
  for (const words of ['Umbra Mutual, https://umbra.example', 'Ada Umbra', 'It calls back.']) {
    expect(mail?.text).toContain(words);
  }
  await request();
  await request();
  expect((await request()).code).toBe('rate-limit-0001');
});

const contacted = async () =>
  (await api.app.platform.mail.list(api.db, 100)).filter(({ topic }) => topic === 'nomination-contact');

test('a contact is informed by email once in a season, without any text by the author', async () => {
  const contactEmail = 'press@named.example';
  await nominate({ ...firm, contactEmail });
  await nominate({ ...person, contactEmail });
  await nominate({ ...firm, contactEmail: 'Press@Named.Example' }, await api.loginAs('sell'));
  const mails = (await contacted()).filter(({ to }) => isSameEmail(to, contactEmail));
  expect(mails).toHaveLength(1);
  expect(`${mails[0]?.subject} ${mails[0]?.text} ${mails[0]?.html}`).not.toMatch(/umbra|calls back/i);
});

test.each([undefined, 'buy@demo.summit.example', 'BUY@Demo.Summit.Example'])(
  'no email is sent to the contact %s of the author',
  async (contactEmail) => {
    const before = (await contacted()).length;
    expect((await nominate({ ...firm, contactEmail })).status).toBe(200);
    expect(await contacted()).toHaveLength(before);
  },
);

test('a refused nomination sends no email', async () => {
  await nominate();
  const before = (await contacted()).length;
  expect((await nominate({ ...firm, contactEmail: 'other@named.example' })).code).toBe('fm.cms-0122');
  expect(await contacted()).toHaveLength(before);
});

test('contacts are deleted once results are announced, and when the season is over', async () => {
  await nominate();
  await nominate({ ...person });
  const storedContacts = async () =>
    (await api.db.select().from(nominations).orderBy(nominations.awardsType)).map(
      ({ contactEmail }) => contactEmail,
    );
  await setStatus('PreWining');
  await forgetNominationContacts(api.db);
  expect(await storedContacts()).toEqual(['desk@umbra.example', 'desk@umbra.example']);
  await setStatus('Wining', 'PreWining');
  await forgetNominationContacts(api.db);
  expect(await storedContacts()).toEqual([null, 'desk@umbra.example']);
  await api.db.update(nominations).set({ year: 2026 });
  await forgetNominationContacts(api.db);
  expect(await storedContacts()).toEqual([null, null]);
});

test('an attendee nominates once for companies and once for people', async () => {
  const codes = [];
  for (const body of [firm, { ...firm, name: 'Another' }, person, person]) {
    const { code, status } = await nominate({ ...body });
    codes.push(code ?? status);
  }
  expect(codes).toEqual([200, 'fm.cms-0122', 200, 'fm.cms-0122']);
  expect((await own()).map(({ name }) => name)).toEqual(['Umbra Mutual', 'Ada Umbra']);
});

test('one of 50 concurrent nominations is stored, with its categories', async () => {
  const responses = await Promise.all(Array.from({ length: 50 }, () => nominate()));
  const codes = responses.map(({ status, code }) => code ?? status);

  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 'fm.cms-0122')).toHaveLength(49);
  expect([await api.db.$count(nominations), await api.db.$count(nominatedCategories)]).toEqual([1, 2]);
});

test('the second nomination is refused with the message of the awards', async () => {
  await nominate();
  const { raw } = await nominate();
  expect(raw.json()).toMatchObject({
    Message: 'You can only nominate once. Thank you for submitting your nomination!',
  });
});

test.each<[AwardsStatus]>([['PreNomination'], ['PreVoteOne'], ['Wining']])(
  'nominations are closed in the status %s',
  async (status) => {
    await setStatus(status);
    expect((await nominate()).code).toBe('nomination-0001');
  },
);

test('each track opens independently', async () => {
  await setStatus('PreNomination', 'Nomination');
  expect((await nominate()).code).toBe('nomination-0001');
  expect((await nominate({ ...person })).status).toBe(200);
});

test('a duplicate category counts once', async () => {
  expect((await nominate({ ...firm, categoryIds: ['payments', 'payments'] })).status).toBe(200);
  expect((await own())[0]?.categoryIds).toEqual(['payments']);
});

test.each([
  ['of the other track', ['payments', 'founder']],
  ['that does not exist', ['nothing']],
])('a category %s is not found', async (_which, categoryIds) => {
  expect((await nominate({ ...firm, categoryIds })).code).toBe('cqrs-0009');
  expect(await own()).toEqual([]);
});

test('a category removed from the season is not found', async () => {
  const before = await readSection(api.db, 'awardsCategories');
  await writeSection(api.db, 'awardsCategories', ['newcomer'], api.clock.now());
  expect((await nominate()).code).toBe('cqrs-0009');
  await writeSection(api.db, 'awardsCategories', before, api.clock.now());
});

test.each([
  ['categoryIds', { categoryIds: ['payments', 'newcomer', 'digital-bank', 'regtech'] }],
  ['categoryIds', { categoryIds: [] }],
  ['name', { name: ' ' }],
  ['url', { url: 'umbra' }],
  ['reason', { reason: 'x'.repeat(limits.nominationReason + 1) }],
  ['nominator', { nominator: 'agency' }],
  ['contactEmail', { contactEmail: 'nobody' }],
])('an error in %s is reported for its field', async (field, change) => {
  const { code, raw } = await nominate({ ...firm, ...change });
  expect(code).toBe('validation.base-0001');
  expect(raw.body).toContain(field);
});

test('only attendees with a completed registration and a confirmed address can nominate', async () => {
  expect((await nominate({ ...firm }, await api.loginAs('package'))).code).toBe('nomination-0002');

  const vip = await api.loginAs('vip');
  const isVip = eq(attendees.email, 'vip@demo.summit.example');
  await api.db.update(attendees).set({ confirmedEmail: null }).where(isVip);
  expect((await nominate({ ...firm }, vip)).code).toBe('email-confirmation-0001');
});

test('nominations of another season do not count in this one', async () => {
  await nominate();
  await api.db.update(nominations).set({ year: 2026 });
  expect(await own()).toEqual([]);
  expect((await nominate()).status).toBe(200);
});
