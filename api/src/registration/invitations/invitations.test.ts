import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as calls from '@summit/contract/calls/invitations';
import { packages } from '../../orders/packages/packages.tables.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { invitations } from './invitations.tables.ts';

let api: TestApp;
let sell: string;

beforeEach(async () => {
  api = await openTestApp();
  sell = await api.loginAs('sell');
});

afterEach(() => api.close());

const read = (token = sell) => api.call(calls.sentInvitations, { token });
const send = (email: string, token = sell) => api.call(calls.sendInvitation, { token, body: { email } });
const withdraw = (id: string, token = sell) => api.call(calls.withdrawInvitation, { token, params: { id } });

/** The token in the latest email to an address. */
async function tokenSentTo(email: string): Promise<string> {
  const mails = await api.app.platform.mail.list(api.db, 100);
  const written = mails.find(({ to }) => to === email);
  return /\/registration\/attendee\?token=([\w-]{40,})/.exec(written?.text ?? '')?.[1] ?? '';
}

const check = (token: string) =>
  api.call(attendeeRegistrationCalls.regularInvitationToken, { query: { token } });

const giveTickets = (extraTickets: number) =>
  api.db.update(packages).set({ extraTickets }).where(eq(packages.id, 'sell-vip'));

test('an attendee sees the extra tickets and invited guests', async () => {
  expect((await read()).body).toEqual({
    arePaid: true,
    extraTicketsCount: 2,
    remainingExtraTicketsCount: 1,
    invitations: [
      {
        id: expect.any(String),
        email: 'ivo.santangelo@umberlane.example',
        state: 'Completed',
        sentAt: expect.any(String),
      },
    ],
  });
  const without = await read(await api.loginAs('crypto'));
  expect(without.body).toMatchObject({ extraTicketsCount: 0, invitations: [] });
});

test('an invitation is emailed with its link, which is not stored', async () => {
  const { status, body } = await send('june@expo.example');
  expect(status).toBe(200);
  expect(body.invitations.at(-1)).toMatchObject({ email: 'june@expo.example', state: 'Sent' });
  expect(body.remainingExtraTicketsCount).toBe(1);

  const token = await tokenSentTo('june@expo.example');
  expect((await check(token)).body).toEqual({
    arePaid: true,
    remainingExtraTicketsCount: 1,
    inviterName: 'Silas Penrose',
    company: 'Umberlane',
    email: 'june@expo.example',
  });
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  expect(mail?.subject).toMatch(/^Silas Penrose has a ticket to /);
  expect(mail?.text).not.toContain('{');
  expect(JSON.stringify(await api.db.select().from(invitations))).not.toContain(token);
});

test('concurrent invitations never exceed the number of tickets', async () => {
  await giveTickets(4);
  const addresses = Array.from({ length: 12 }, (_none, index) => `guest${index}@expo.example`);
  const responses = await Promise.all(addresses.map((email) => send(email)));

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(new Set(responses.map(({ code }) => code))).toEqual(
    new Set([undefined, 'invited-attendee-submit-0001']),
  );
});

test('a resent invitation has a new link, and the old one is invalid', async () => {
  await send('june@expo.example');
  const first = await tokenSentTo('june@expo.example');
  api.clock.moveBy(1000);
  const again = await send('JUNE@expo.example');
  const second = await tokenSentTo('JUNE@expo.example');

  expect(again.body.invitations).toHaveLength(2);
  expect((await check(first)).code).toBe('cqrs-0009');
  expect((await check(second)).status).toBe(200);
});

test('a withdrawn invitation is closed, and its ticket can be offered again', async () => {
  const sent = (await send('june@expo.example')).body.invitations.at(-1);
  const token = await tokenSentTo('june@expo.example');
  expect((await send('may@expo.example')).code).toBe('invited-attendee-submit-0001');

  const { body } = await withdraw(sent?.id ?? '');
  expect(body.invitations.map(({ email }) => email)).toEqual(['ivo.santangelo@umberlane.example']);
  expect((await check(token)).code).toBe('fm.cms-0009');
  expect((await send('may@expo.example')).status).toBe(200);
});

test('only the sender can withdraw an invitation, once, and not after its use', async () => {
  const sent = (await send('june@expo.example')).body.invitations;
  const open = sent.find(({ state }) => state === 'Sent')?.id ?? '';
  const used = sent.find(({ state }) => state === 'Completed')?.id ?? '';

  expect((await withdraw(open, await api.loginAs('buy'))).code).toBe('cqrs-0009');
  expect((await withdraw(used)).code).toBe('fm.cms-0071');
  expect((await withdraw(open)).status).toBe(200);
  expect((await withdraw(open)).code).toBe('cqrs-0009');
  expect((await withdraw('nothing')).code).toBe('cqrs-0009');
});

test.each([
  ['a registered attendee', 'buy@demo.summit.example', 'fm.cms-0029'],
  ['a guest who has used an invitation', 'ivo.santangelo@umberlane.example', 'fm.cms-0071'],
  ['a forbidden domain', 'june@throwaway.example', 'email.domain-0002'],
  ['a domain that does not exist', 'june@nowhere.invalid', 'email.domain-0001'],
  ['no address', 'june', 'validation.base-0001'],
])('%s cannot be invited', async (_what, email, code) => {
  expect((await send(email)).code).toBe(code);
  expect(await tokenSentTo(email)).toBe('');
});

test('an attendee without extra tickets cannot invite', async () => {
  expect((await send('june@expo.example', await api.loginAs('buy'))).code).toBe(
    'invited-attendee-submit-0001',
  );
  const unpaid = await api.loginAs('request');
  expect((await send('june@expo.example', unpaid)).code).toBe('invited-attendee-submit-0001');
  expect((await api.call(calls.sentInvitations)).code).toBe('authorization-0001');
});

test('the number of emails is limited', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    statuses.push((await send('june@expo.example')).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test('a ticket is available again when its attendee is deleted', async () => {
  await api.db.delete(attendees).where(eq(attendees.email, 'invited@demo.summit.example'));
  const { body } = await read();
  expect([body.remainingExtraTicketsCount, body.invitations[0]?.state]).toEqual([2, 'Sent']);
});
