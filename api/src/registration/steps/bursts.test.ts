import { eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as addressChangeCalls from '@summit/contract/calls/address-change';
import * as calls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import * as paymentCalls from '@summit/contract/calls/payments';
import { packagePlaces } from '../../orders/packages/packages.tables.ts';
import { orders } from '../../orders/payments/payments.tables.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

/** The calls come from different networks, because this does not test limits. */
let networks = 0;

const many = 24;
const free = { type: 'BuyStandard', packageType: 'free' };
const paid = { type: 'BuyVip', packageType: 'paid' };
const email = 'burst@fresh.example';

const firstStep = (change: Record<string, unknown> = {}) => ({
  firstName: 'Nora',
  lastName: 'Burst',
  email,
  phone: '+44 20 7946 0958',
  company: 'Burst & Co',
  jobTitle: 'Treasurer',
  country: 'GB',
  password: 'Secret2027',
  categoryId: 'bank',
  termsAccepted: true,
  ...change,
});
const begin = (change: Record<string, unknown> = {}) =>
  api.call(calls.submitStepOne, {
    body: firstStep(change),
    headers: { 'x-forwarded-for': `198.51.100.${(networks += 1)}` },
  });

const times = <T>(count: number, work: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => work(at));
const accepted = <R extends { status: number }>(all: R[]): R[] => all.filter(({ status }) => status < 300);
const getDetails = async (token: string) =>
  (await api.call(attendeeSelfCalls.attendeeDetails, { token })).body;

test('one of many different first steps, with one address in many spellings, is stored completely', async () => {
  const spelled = (at: number) => (at % 2 ? email.toUpperCase() : email);
  const all = await Promise.all(
    times(9, (at) =>
      begin({ email: spelled(at), firstName: `Nora${at}`, company: `Firm ${at}`, jobTitle: `Job ${at}` }),
    ),
  );
  const [one, ...others] = accepted(all);
  expect(others).toEqual([]);
  const rows = await api.db.select().from(attendees).where(like(attendees.lastName, 'Burst'));
  expect(rows).toHaveLength(1);
  const at = all.findIndex(({ status }) => status === 200);
  expect(await getDetails(one?.body.accessToken ?? '')).toMatchObject({
    firstName: `Nora${at}`,
    company: `Firm ${at}`,
    jobTitle: `Job ${at}`,
  });
});

test('resending the first step from the second, changed or not, does not affect the registration', async () => {
  const token = (await begin()).body.accessToken;
  const before = await getDetails(token);
  for (const change of [{}, { firstName: 'Somebody' }, { password: 'Another2027' }]) {
    expect((await begin(change)).code).toBe('fm.cms-0029');
  }
  expect(await getDetails(token)).toEqual(before);
});

test('the first step can be corrected from the second, which continues unchanged', async () => {
  const token = (await begin()).body.accessToken;
  const body = {
    ...firstStep({ company: 'Burst & Daughters', email: 'right@fresh.example' }),
    currentPassword: 'Secret2027',
  };
  expect((await api.call(myRegistrationCalls.changeOwnDetails, { token, body })).status).toBe(200);
  const mails = await api.app.platform.mail.list(api.db, 5);
  const link =
    /[?&]address=([\w-]+)/.exec(mails.find(({ to }) => to === 'right@fresh.example')?.text ?? '')?.[1] ?? '';
  const confirm = { token: link, action: 'confirm' as const };
  expect((await api.call(addressChangeCalls.actOnAddressChange, { body: confirm })).status).toBe(204);
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, 'right@fresh.example'));
  expect(row).toMatchObject({ registrationStatus: 'SubmitStepOne', company: 'Burst & Daughters' });
});

const secondStep = (at: number) => ({
  companyType: 'company-type-bank',
  decisionRole: 'decision-role-decides',
  interests: [at % 2 ? 'fraud' : 'regulation'],
});

/** An attendee who has completed the first step. */
async function afterFirstStep(): Promise<string> {
  const { body } = await begin();
  return body.accessToken;
}

test.each(['identical', 'different'])(
  'one of many second steps that are %s is stored completely',
  async (kind) => {
    const token = await afterFirstStep();
    const sent = times(many, (at) => secondStep(kind === 'identical' ? 0 : at));
    const all = await Promise.all(sent.map((body) => api.call(calls.submitStepTwo, { token, body })));
    expect(accepted(all)).toHaveLength(1);
    expect(new Set(all.filter(({ status }) => status >= 400).map(({ code }) => code))).toEqual(
      new Set(['fm.cms-0031']),
    );
    const [row] = await api.db.select().from(attendees).where(eq(attendees.email, email));
    expect(row).toMatchObject({ registrationStatus: 'PendingPackageSelection' });
    expect(row?.profile).toMatchObject(sent[all.findIndex(({ status }) => status === 200)] ?? {});
  },
);

test.each([
  ['identical', [free]],
  ['different', [free, paid]],
] as const)(
  'one of many choices of a ticket that are %s counts: one place, at most one order, one email',
  async (_kind, choices) => {
    const token = await api.loginAs('package');
    const all = await Promise.all(
      times(many, (at) => api.call(calls.selectPackage, { token, body: choices[at % choices.length] })),
    );
    const [first, ...others] = accepted(all);
    // The same choice made again has the same response.
    for (const { body } of others) expect(body).toEqual(first?.body);
    const [row] = await api.db
      .select()
      .from(attendees)
      .where(eq(attendees.email, 'package@demo.summit.example'));
    expect(row?.registrationStatus).toBe(first?.body.registrationStatus);
    const places = await api.db
      .select()
      .from(packagePlaces)
      .where(eq(packagePlaces.attendeeId, row?.id ?? ''));
    expect(places).toHaveLength(1);
    const made = await api.db
      .select()
      .from(orders)
      .where(eq(orders.attendeeId, row?.id ?? ''));
    expect(made.length).toBeLessThanOrEqual(1);
    const completed = (await api.app.platform.mail.list(api.db, 50)).filter(
      ({ topic }) => topic === 'registration-completed',
    );
    expect(completed).toHaveLength(row?.registrationStatus === 'Completed' ? 1 : 0);
  },
);

test('switching concurrently between two paid tickets leaves one place and one open order', async () => {
  const token = await api.loginAs('package');
  const choose = () => api.call(calls.selectPackage, { token, body: paid });
  const release = () => api.call(paymentCalls.releaseTicket, { token });
  expect((await choose()).status).toBe(200);
  for (let round = 0; round < 4; round += 1) {
    const all = await Promise.all(times(12, (at) => ((at + round) % 2 ? choose() : release())));
    for (const { status } of all) expect(status).toBeLessThan(500);
  }
  const [row] = await api.db
    .select()
    .from(attendees)
    .where(eq(attendees.email, 'package@demo.summit.example'));
  const places = await api.db
    .select()
    .from(packagePlaces)
    .where(eq(packagePlaces.attendeeId, row?.id ?? ''));
  const made = await api.db
    .select()
    .from(orders)
    .where(eq(orders.attendeeId, row?.id ?? ''));
  const isWaiting = row?.registrationStatus === 'RequestForPayment';
  expect(['RequestForPayment', 'PendingPackageSelection']).toContain(row?.registrationStatus);
  expect(places).toHaveLength(isWaiting ? 1 : 0);
  expect(made.filter(({ state }) => state === 'awaiting').length).toBeLessThanOrEqual(isWaiting ? 1 : 0);
});
