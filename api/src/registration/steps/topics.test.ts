import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as packageCalls from '@summit/contract/calls/packages';
import * as limits from '@summit/contract/limits/limits';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

// Each test begins with package@, who has to choose a ticket, on an event with topics switched on.
beforeEach(async () => {
  api = await openTestApp();
  await askForTopics(true);
});

afterEach(() => api.close());

const email = 'package@demo.summit.example';

async function askForTopics(killerFeatureIsEnabled: boolean): Promise<void> {
  const global = await readSection(api.db, 'global');
  await writeSection(api.db, 'global', { ...global, killerFeatureIsEnabled }, api.clock.now());
}

const choose = (token: string, type: string, packageType: 'free' | 'paid') =>
  api.call(calls.selectPackage, { token, body: { type, packageType } });

const submit = (token: string, body: Record<string, unknown>) =>
  api.call(calls.submitKillerFeature, { token, body });

const fraud = {
  tags: [{ id: 'fraud', comment: ' Rings, mostly ' }, { id: 'custody' }],
  approveMessages: true,
};

/** package@ with a free ticket, before the topics. */
async function withFreeTicket(): Promise<string> {
  const token = await api.loginAs('package');
  await choose(token, 'BuyStandard', 'free');
  return token;
}

test('completes the registration with a free ticket, and emails the ticket', async () => {
  const token = await withFreeTicket();
  await api.db.update(attendees).set({ acceptsMessages: false }).where(eq(attendees.email, email));
  const { body } = await submit(token, fraud);

  expect(body).toEqual({ registrationStatus: 'Completed', next: 'registrationCompleted' });
  const details = await api.call(attendeeSelfCalls.attendeeDetails, { token });
  expect(details.body).toMatchObject({
    registrationStatus: 'Completed',
    ticketNumber: expect.any(String),
    tags: [
      { id: 'fraud', name: 'Fraud', comment: 'Rings, mostly' },
      { id: 'custody', name: 'Custody', comment: null },
    ],
  });
  expect((await findAttendeeByEmail(api.db, email))?.acceptsMessages).toBe(true);
  const topics = (await api.app.platform.mail.list(api.db, 20)).map(({ topic }) => topic);
  expect(topics).toContain('registration-completed');
});

test('an attendee with a paid ticket continues with the payment', async () => {
  const token = await api.loginAs('package');
  await choose(token, 'BuyVip', 'paid');
  const { body } = await submit(token, fraud);

  expect(body).toEqual({ registrationStatus: 'RequestForPayment', next: 'registrationPayment' });
  expect((await findAttendeeByEmail(api.db, email))?.tags).toHaveLength(2);
});

test('topics are optional', async () => {
  const { body } = await submit(await withFreeTicket(), { tags: [] });
  expect(body.registrationStatus).toBe('Completed');
});

test.each([
  [
    'a comment that is too long',
    [{ id: 'fraud', comment: 'x'.repeat(limits.tagComment + 1) }],
    true,
    'killer-feature-0001',
  ],
  ['topics without the consent', [{ id: 'fraud' }], false, 'killer-feature-0002'],
  ['topics without a word about consent', [{ id: 'fraud' }], undefined, 'killer-feature-0002'],
  ['a topic that does not exist', [{ id: 'fraud' }, { id: 'nothing' }], true, 'sponsors-0001'],
])('%s is refused, and nothing is stored', async (_what, tags, approveMessages, code) => {
  const token = await withFreeTicket();
  expect((await submit(token, { tags, approveMessages })).code).toBe(code);
  expect(await findAttendeeByEmail(api.db, email)).toMatchObject({
    tags: [],
    registrationStatus: 'PendingPackageSelection',
  });
});

test('the length of a comment is counted like in the form: an emoji is one character', async () => {
  const tags = [{ id: 'fraud', comment: '🙂'.repeat(limits.tagComment) }];
  expect((await submit(await withFreeTicket(), { tags, approveMessages: true })).status).toBe(200);
});

test('fm.cms-0021: the ticket has to be chosen first', async () => {
  expect((await submit(await api.loginAs('package'), fraud)).code).toBe('fm.cms-0021');
});

test('fm.cms-0022: topics are switched off, or the second part is missing', async () => {
  expect((await submit(await api.loginAs('stepone'), fraud)).code).toBe('fm.cms-0022');
  const token = await withFreeTicket();
  await askForTopics(false);
  const { code, raw } = await submit(token, fraud);
  expect([code, raw.json().Message]).toEqual(['fm.cms-0022', 'User can not submit the killer feature']);
});

test('fm.cms-0019: topics were already submitted', async () => {
  const token = await withFreeTicket();
  const responses = await Promise.all([1, 2, 3, 4, 5].map(() => submit(token, fraud)));
  const codes = responses.map(({ status, code }) => code ?? status).sort();
  expect(codes).toEqual([200, 'fm.cms-0019', 'fm.cms-0019', 'fm.cms-0019', 'fm.cms-0019']);
  expect((await submit(await api.loginAs('buy'), fraud)).code).toBe('fm.cms-0019');
});

test('fm.cms-0023: without them the registration is not completed', async () => {
  const token = await withFreeTicket();
  expect((await api.call(calls.completeRegistration, { token })).code).toBe('fm.cms-0023');
});

describe('a missing topic', () => {
  const suggest = async (name: string, token?: string) =>
    api.call(packageCalls.suggestTag, { body: { name }, token: token ?? (await api.loginAs('package')) });
  const names = async () => (await api.call(packageCalls.tags)).body.tags.map(({ name }) => name);

  test('can be added, and is then available to all', async () => {
    await names();
    const { body } = await suggest('  Carbon \n ledgers ');
    expect(body.name).toBe('Carbon ledgers');
    expect(await names()).toContain('Carbon ledgers');
    const response = await submit(await withFreeTicket(), { tags: [{ id: body.id }], approveMessages: true });
    expect(response.status).toBe(200);
  });

  test('is the existing one in any case, also when many add it concurrently', async () => {
    expect((await suggest('FRAUD')).body).toEqual({ id: 'fraud', name: 'Fraud' });
    const token = await api.loginAs('package');
    const added = await Promise.all(['Quantum', 'quantum', 'QUANTUM'].map((name) => suggest(name, token)));
    expect(new Set(added.map(({ body }) => body.id)).size).toBe(1);
  });

  test('is the existing one in any spelling, and a new one with different characters', async () => {
    const token = await api.loginAs('package');
    const ids = async (...written: string[]) => {
      const added: string[] = [];
      for (const name of written) added.push((await suggest(name, token)).body.id);
      return new Set(added).size;
    };
    expect(await ids('Anti-bribery checks', 'anti–bribery  checks', 'Antí bribery Checks')).toBe(1);
    expect(await ids('R', 'R+')).toBe(2);
  });

  test('needs a name and an account, and the number is limited', async () => {
    const token = await api.loginAs('package');
    expect((await suggest(' ', token)).code).toBe('validation.base-0001');
    expect((await suggest('x'.repeat(61), token)).code).toBe('validation.base-0001');
    expect((await api.call(packageCalls.suggestTag, { body: { name: 'Rain' } })).status).toBe(401);
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await suggest(name, token);
    expect((await suggest('Six', token)).code).toBe('rate-limit-0001');
  });
});
