import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as formCalls from '@summit/contract/calls/forms';
import type { SendableFormType } from '@summit/contract/forms/sendable-forms';
import { rateLimits, visitorLimits } from '@summit/contract/limits/rate-limits';
import { organiserAudit } from '../../organisers/organisers/organisers.tables.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { formSubmissions } from './dynamic-forms.tables.ts';
import { removeOldSubmissions } from './remove-old-submissions.queries.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

const volunteer = {
  name: 'Ann Low',
  email: 'ann@expo.example',
  phone: '+44 20 7946 0958',
  day: '2027-06-08',
  about: 'First aid; see https://evil.example',
  consent: true,
};

const proposal = {
  title: 'What a ledger forgets',
  abstract: 'A post-mortem of three reconciliations.',
  format: 'talk',
  topics: ['payments', 'regulation'],
  minutes: '10',
  name: 'Bea Quay',
  company: '',
  email: 'bea@quay.example',
};

let visitor = 0;

/** Each is from a different network by default. */
function send(values: object, type: SendableFormType = 'volunteer', network = `203.0.113.${(visitor += 1)}`) {
  const headers = { 'x-forwarded-for': network };
  return api.call(formCalls.submitForm, { params: { type }, body: { values }, captcha: true, headers });
}

async function emailsTo(to: string) {
  const all = await api.app.platform.mail.list(api.db, 100);
  return all.filter((mail) => mail.to === to);
}

test('stores a submission, emails it to the organisers with the form’s labels, and confirms it', async () => {
  const { status, body } = await send(proposal, 'speaker-proposal');
  expect(status).toBe(200);
  expect(body.reference).toMatch(/^speaker-proposal-[2-9a-z]{8}$/);
  expect(await api.db.select().from(formSubmissions)).toMatchObject([
    { reference: body.reference, type: 'speaker-proposal', values: proposal, status: 'New', note: null },
  ]);
  const [toOrganisers] = await emailsTo('hello@summit.example');
  expect(toOrganisers?.subject).toBe(`Propose a session: ${body.reference}`);
  expect(toOrganisers?.text).toContain('Format: Talk, 25 minutes');
  expect(toOrganisers?.text).toContain('Topics: Payments; Regulation');
  const [toSender] = await emailsTo(proposal.email);
  expect(toSender?.text).toContain(body.reference);
});

test('the confirmation contains no input', async () => {
  await send(volunteer);
  const [mail, ...others] = await emailsTo(volunteer.email);
  expect(others).toEqual([]);
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Ann Low|First aid|evil/);
});

test('applies the rules of the form, and names each invalid field', async () => {
  const wrong = { ...volunteer, name: '', email: 'x', day: '2027-01-01', consent: false, surprise: 'x' };
  const { code, raw } = await send(wrong);
  expect(code).toBe('validation.base-0001');
  const { failures } = raw.json<{ failures: { field: string; message: string }[] }>();
  expect(failures.map(({ field }) => field).sort()).toEqual(['consent', 'day', 'email', 'name']);
  expect(failures).toContainEqual(
    expect.objectContaining({ field: 'name', message: 'Please tell us your name' }),
  );
  expect(await api.db.$count(formSubmissions)).toBe(0);
  expect((await send({ ...volunteer, surprise: 'x' })).status).toBe(200);
  expect((await api.db.select().from(formSubmissions))[0]?.values).not.toHaveProperty('surprise');
});

test.each([
  ['a list', []],
  ['a text', 'name=Ann'],
  ['nothing', null],
])('refuses %s in place of values', async (_what, values) => {
  expect((await send(values as object)).code).toBe('validation.base-0001');
});

test('requires a captcha and a valid address', async () => {
  const params = { type: 'volunteer' } as const;
  const { code } = await api.call(formCalls.submitForm, { params, body: { values: volunteer } });
  expect(code).toBe('googlecaptcha-0001');
  expect((await send({ ...volunteer, email: 'ann@nowhere.invalid' })).code).toBe('email.domain-0001');
  expect(await api.db.$count(formSubmissions)).toBe(0);
});

test('a closed form, and one without a page, cannot be sent', async () => {
  const owner = await getOrganiser(api);
  await owner.set('forms', 'volunteer', { isOpen: false });
  expect((await api.call(formCalls.form, { params: { type: 'volunteer' } })).body.isOpen).toBe(false);
  expect((await send(volunteer)).code).toBe('cqrs-0009');
  expect((await send(volunteer, 'blitz' as SendableFormType)).code).toBe('validation.base-0001');
});

test('limits submissions by network and address', async () => {
  for (let count = 0; count < rateLimits.formOfAddress.limit; count += 1) {
    expect((await send(volunteer)).status).toBe(200);
  }
  expect((await send(volunteer)).code).toBe('rate-limit-0001');
  const network = '198.51.100.7';
  for (let count = 0; count < visitorLimits.formOfDevice.limit; count += 1) {
    await send({ ...volunteer, email: `${count}@expo.example` }, 'volunteer', network);
  }
  const late = await send({ ...volunteer, email: 'late@expo.example' }, 'volunteer', network);
  expect(late.code).toBe('rate-limit-0001');
});

describe('organisers', () => {
  test('list, decide on and export submissions, with a column for each field', async () => {
    const { reference } = (await send(proposal, 'speaker-proposal')).body;
    await send(volunteer);
    const owner = await getOrganiser(api);
    const listed = await owner.list('proposals');
    expect(listed.map(({ key }) => key)).toEqual([reference]);
    expect((await owner.show('proposals', reference))?.values).toMatchObject({
      status: 'New',
      title: proposal.title,
      topics: 'payments; regulation',
      company: null,
      others: null,
    });
    expect(await owner.show('volunteers', reference)).toBeNull();

    const { status } = await owner.set('proposals', reference, { status: 'Accepted', note: 'Hall two' });
    expect(status).toBe(200);
    expect((await owner.show('proposals', reference))?.values).toMatchObject({
      status: 'Accepted',
      note: 'Hall two',
    });
    const table = await owner.export('proposals');
    expect(table).toContain('"reference","status","note","sentAt","title"');
    expect(table).toContain(proposal.title);
    const again = await owner.import('proposals', 'csv', table, { dryRun: true });
    expect(again.body).toMatchObject({ changes: [], unchanged: 1 });
  });

  test('can neither change nor add submissions', async () => {
    const { reference } = (await send(volunteer)).body;
    const owner = await getOrganiser(api);
    expect((await owner.set('volunteers', reference, { name: 'Other' })).code).toBe('validation.base-0001');
    const added = await owner.set('volunteers', 'volunteer-x', { status: 'New' }, { version: null });
    expect(added.code).toBe('validation.base-0001');
  });

  test('can delete a submission, with a record', async () => {
    const { reference } = (await send(volunteer)).body;
    const owner = await getOrganiser(api);
    expect((await owner.remove('volunteers', reference)).status).toBe(200);
    expect(await api.db.$count(formSubmissions)).toBe(0);
    const subject = `volunteers/${reference}`;
    expect(
      await api.db.select().from(organiserAudit).where(eq(organiserAudit.subject, subject)),
    ).toHaveLength(1);
  });
});

test('every field of the forms is a column of the table', async () => {
  await send(volunteer);
  await send(proposal, 'speaker-proposal');
  const owner = await getOrganiser(api);
  for (const [resource, type] of [
    ['volunteers', 'volunteer'],
    ['proposals', 'speaker-proposal'],
  ] as const) {
    const [entry] = await owner.list(resource);
    const { fields } = (await api.call(formCalls.form, { params: { type } })).body;
    expect(Object.keys(entry?.values ?? {})).toEqual(expect.arrayContaining(fields.map(({ name }) => name)));
    expect(entry?.values).toMatchObject({ others: null });
  }
});

test('submissions are deleted twenty days after their event, and later ones stay', async () => {
  await send(volunteer);
  const until = (day: string) => api.clock.moveBy(Date.parse(day) - api.clock.now().getTime());
  until('2027-06-30T12:00:00Z');
  await removeOldSubmissions(api.db, api.clock.now());
  expect(await api.db.$count(formSubmissions)).toBe(1);
  const { reference } = (await send(proposal, 'speaker-proposal')).body;
  until('2027-07-01T12:00:00Z');
  await removeOldSubmissions(api.db, api.clock.now());
  expect((await api.db.select().from(formSubmissions)).map((row) => row.reference)).toEqual([reference]);
});
