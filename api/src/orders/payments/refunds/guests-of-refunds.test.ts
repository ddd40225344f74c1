import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as invitationCalls from '@summit/contract/calls/invitations';
import { attendees } from '../../../people/attendees/attendees.tables.ts';
import { findAttendeeByEmail } from '../../../people/public/attendees.queries.ts';
import { openPaymentVisit, type PaymentVisit } from '../../../testing/visits/payment-visit.ts';
import { packages } from '../../packages/packages.tables.ts';
import { listCancelledNumbers } from '../../public/cancelled-tickets.queries.ts';
import { lockOrder } from '../lock-order.queries.ts';
import { orders } from '../payments.tables.ts';

let visit: PaymentVisit;
let token: string;
let page: string;

beforeEach(async () => {
  visit = await openPaymentVisit();
  await visit.api.db.update(packages).set({ extraTickets: 3 }).where(eq(packages.type, 'BuyVip'));
  token = await visit.choosePaid();
  page = await visit.openCardPage(token);
  await visit.payWith(page, 'approve');
});
afterEach(() => visit.close());

const [june, theo] = ['june@fresh.example', 'theo@fresh.example'] as const;

const guest = {
  firstName: 'June',
  lastName: 'Okafor',
  phone: '+44 20 7946 0958',
  company: 'Tidewarden',
  jobTitle: 'Analyst',
  country: 'GB',
  password: 'Secret2027',
  termsAccepted: true,
};

const finish = (guestToken: string) =>
  visit.api.call(attendeeRegistrationCalls.invitedStepTwo, { token: guestToken, body: {} });
const row = (email: string) => findAttendeeByEmail(visit.api.db, email);
const mailTo = async (email: string, about: string) =>
  (await visit.api.app.platform.mail.list(visit.api.db, 50)).find(
    ({ to, topic }) => to === email && topic === about,
  );

/** The guest begins with the invitation's link. Returns the access token. */
async function begin(email: string): Promise<string> {
  await visit.api.call(invitationCalls.sendInvitation, { token, body: { email } });
  const mail = await mailTo(email, 'invitation');
  const link = /\/registration\/attendee\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const body = { ...guest, email, token: link };
  return (await visit.api.call(attendeeRegistrationCalls.invitedStepOne, { body })).body.accessToken;
}

test.each<[string, Parameters<PaymentVisit['press']>[1][]]>([
  ['is returned in full', ['refund']],
  ['is given back by the bank', ['dispute', 'loseDispute']],
])('guests on extra tickets lose them, with an email, when the payment %s', async (_how, actions) => {
  const arrived = await begin(june);
  await finish(arrived);
  const begun = await begin(theo);
  const before = await row(june);
  expect(before?.registrationStatus).toBe('Completed');
  for (const action of actions) await visit.press(page, action);

  expect(await visit.status(token)).toBe('PendingPackageSelection');
  expect(await visit.status(arrived)).toBe('SubmitStepOne');
  expect(await listCancelledNumbers(visit.api.db)).toContain(before?.ticketNumber);
  const mail = await mailTo(june, 'place-cancelled');
  expect(mail?.subject).toContain('is cancelled');
  expect(mail?.text).not.toContain('{');
  expect(await visit.status(begun)).toBe('SubmitStepOne');
  expect(await mailTo(theo, 'place-cancelled')).toBeUndefined();
  expect((await finish(arrived)).code).toBe('invited-attendee-submit-0001');
});

test('a guest can complete the registration with another ticket once the holder has paid again', async () => {
  const arrived = await begin(june);
  await finish(arrived);
  const before = await row(june);
  await visit.press(page, 'refund');
  const body = { type: 'BuyVip', packageType: 'paid' };
  await visit.api.call(attendeeRegistrationCalls.selectPackage, { token, body });
  await visit.payWith(await visit.openCardPage(token), 'approve');
  await finish(arrived);

  expect(await visit.status(arrived)).toBe('Completed');
  expect((await row(june))?.ticketNumber).not.toBe(before?.ticketNumber);
});

test('guests keep their tickets when a dispute is won', async () => {
  const arrived = await begin(june);
  await finish(arrived);
  await visit.press(page, 'dispute');
  await visit.press(page, 'winDispute');
  expect(await visit.status(arrived)).toBe('Completed');
});

test('an order is locked together with the guests of its holder', async () => {
  const { db } = visit.api;
  await begin(june);
  const holderId = (await row(june))?.invitedByAttendeeId ?? '';
  const [order] = await db.select().from(orders).where(eq(orders.attendeeId, holderId));
  const freeRows = () =>
    db
      .select({ email: attendees.email })
      .from(attendees)
      .where(eq(attendees.email, june))
      .for('no key update', { skipLocked: true });
  expect(await freeRows()).toEqual([{ email: june }]);
  await db.transaction(async (tx) => {
    await lockOrder(tx, order?.id ?? '');
    expect(await freeRows()).toEqual([]);
  });
});
