import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as blitzCalls from '@summit/contract/calls/blitz';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { dynamicForms } from '../dynamic-forms/dynamic-forms.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

const body = {
  company: 'Corriestone',
  pitch: 'We count what others weigh.',
  category: 'Payments',
  contacts: [{ name: 'Ann Low', email: 'ann@corriestone.example', jobTitle: 'Founder' }],
  website: 'https://corriestone.example',
  slots: ['Wed 9 June, 16:30'],
};

const read = (token: string) => api.call(blitzCalls.blitzInvitation, { query: { token } });

const submit = (token: string, changed: object = {}) =>
  api.call(blitzCalls.submitBlitz, { query: { token }, body: { ...body, ...changed } });

const change = (token: string, changed: object = {}) =>
  api.call(blitzCalls.submitBlitzForm, { query: { token }, body: { ...body, ...changed } });

const closeBlitz = async () =>
  writeSection(
    api.db,
    'blitz',
    { ...(await readSection(api.db, 'blitz')), isEnabled: false },
    api.clock.now(),
  );

test('returns the invited company, and the form with its categories and slots', async () => {
  const { body: invitation } = await read('demo-blitz');
  expect(invitation).toMatchObject({
    company: 'Corriestone',
    email: 'table@corriestone.example',
    isSubmitted: false,
    submission: null,
  });
  const choices = Object.fromEntries(
    invitation.form.fields.map(({ name, options }) => [name, options.length]),
  );
  expect(choices).toEqual({ company: 0, category: 6, pitch: 0, website: 0, slots: 3 });
});

test('omits fields of the form that a submission does not have', async () => {
  const { form } = (await read('demo-blitz')).body;
  const fields = form.fields.flatMap((field) => [field, { ...field, name: `${field.name} of the shoe` }]);
  await api.db.update(dynamicForms).set({ fields }).where(eq(dynamicForms.type, 'blitz'));
  expect((await read('demo-blitz')).body.form).toEqual(form);
});

test('stores a submission for approval, and returns it for changes', async () => {
  const response = await submit('demo-blitz');
  expect([response.status, response.body]).toEqual([200, { id: expect.any(String), status: 'Submitted' }]);
  expect((await read('demo-blitz')).body).toMatchObject({
    isSubmitted: true,
    submission: { ...body, logoUrl: null, status: 'Submitted' },
  });
  const { blitzes } = (await api.call(blitzCalls.blitzParticipants)).body;
  expect(blitzes.map(({ metadata }) => metadata.companyName)).not.toContain('Corriestone');
});

test('stores only one of two concurrent submissions', async () => {
  const responses = await Promise.all([
    submit('demo-blitz', { pitch: 'The one.' }),
    submit('demo-blitz', { pitch: 'The other.' }),
    submit('demo-blitz', { pitch: 'The third.' }),
  ]);
  expect(responses.map(({ status, code }) => code ?? status).sort()).toEqual([
    200,
    'fm.cms-0019',
    'fm.cms-0019',
  ]);
  const stored = ['The one.', 'The other.', 'The third.'][
    responses.findIndex(({ status }) => status === 200)
  ];
  expect((await read('demo-blitz')).body.submission?.pitch).toBe(stored);
  expect((await submit('demo-blitz')).status).toBe(409);
});

test('changes a submission, which then needs another approval', async () => {
  const listed = async () => {
    const { blitzes } = (await api.call(blitzCalls.blitzParticipants)).body;
    return blitzes.some(({ metadata }) => metadata.companyName === 'Pennyfarthing Rails');
  };
  const { submission } = (await read('demo-blitz-approved')).body;
  const present = { ...submission, status: undefined };
  expect([submission?.status, await listed()]).toEqual(['Approved', true]);
  const contacts = [{ name: 'Noor Haddad', email: 'noor@pennyfarthing.example', jobTitle: null }];
  // The browser omits null values.
  const sent = {
    ...present,
    pitch: 'Shorter.',
    contacts: contacts.map(({ name, email }) => ({ name, email })),
  };
  expect((await change('demo-blitz-approved', sent)).body.status).toBe('Submitted');
  expect((await read('demo-blitz-approved')).body.submission).toEqual({
    ...present,
    pitch: 'Shorter.',
    contacts,
    status: 'Submitted',
  });
  expect(await listed()).toBe(false);
});

test('treats a change without a submission as the first one', async () => {
  expect((await change('demo-blitz')).status).toBe(200);
  expect((await submit('demo-blitz')).code).toBe('fm.cms-0019');
});

test.each<[string, object]>([
  ['company', { company: '' }],
  ['pitch', { pitch: 'x'.repeat(141) }],
  ['category', { category: 'Falconry' }],
  ['website', { website: 'corriestone' }],
  ['slots', { slots: [] }],
  ['slots[0]', { slots: ['Whenever'] }],
  ['contacts', { contacts: [] }],
  ['contacts', { contacts: [body.contacts[0], body.contacts[0], body.contacts[0]] }],
  ['contacts[0].email', { contacts: [{ name: 'Ann', email: 'nobody' }] }],
])('refuses an invalid %s', async (field, wrong) => {
  const { status, code, raw } = await submit('demo-blitz', wrong);
  expect([status, code]).toEqual([400, 'validation.base-0001']);
  expect(raw.json().failures).toMatchObject([{ field }]);
  expect((await read('demo-blitz')).body.isSubmitted).toBe(false);
});

describe('an unknown token', () => {
  const responses = async () => [await read('made-up'), await submit('made-up'), await change('made-up')];

  test('is refused with the message of the form', async () => {
    for (const { status, code, raw } of await responses()) {
      expect([status, code]).toEqual([404, 'cqrs-0009']);
      expect(raw.json().Message).toMatch(/^This invitation to the blitz is no longer valid/);
    }
  });

  test('is refused with the default message if the form has none', async () => {
    await api.db.update(dynamicForms).set({ invalidToken: null }).where(eq(dynamicForms.type, 'blitz'));
    for (const { raw } of await responses()) {
      expect(raw.json().Message).toBe('Invalid invitation token');
    }
  });
});

test('refuses a closed invitation', async () => {
  for (const call of [read, submit, change]) {
    const { status, code } = await call('demo-blitz-closed');
    expect([status, code]).toEqual([404, 'fm.cms-0009']);
  }
});

test('refuses submissions while the blitz is switched off', async () => {
  await closeBlitz();
  for (const call of [read, submit, change]) {
    expect((await call('demo-blitz')).code).toBe('fm.cms-0009');
  }
  expect((await read('made-up')).code).toBe('cqrs-0009');
});

test('returns no form if none is described', async () => {
  await api.db.delete(dynamicForms).where(eq(dynamicForms.type, 'blitz'));
  expect((await read('demo-blitz')).code).toBe('fm.cms-0009');
});
