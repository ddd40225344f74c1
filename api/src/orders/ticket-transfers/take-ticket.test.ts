import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as authCalls from '@summit/contract/calls/auth';
import * as invitationCalls from '@summit/contract/calls/invitations';
import * as invoiceCalls from '@summit/contract/calls/invoices';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import * as ticketCalls from '@summit/contract/calls/tickets';
import { vipPasses } from '../../registration/vip/vip.tables.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import {
  account,
  colleague,
  getAddress,
  openTransferVisit,
  type TransferVisit,
} from '../../testing/visits/transfer-visit.ts';
import { packagePlaces } from '../packages/packages.tables.ts';
import { orders, payments, refunds } from '../payments/payments.tables.ts';
import { settleOrder } from '../payments/settle.ts';
import { checkTicket } from '../tickets/check-ticket.ts';
import { ticketTransfers } from '../transfer-records/ticket-transfers.tables.ts';

let visit: TransferVisit;

beforeEach(async () => {
  visit = await openTransferVisit();
});
afterEach(() => visit.close());

test('a transferred ticket has a new code, the old one is invalid, and its place is never free in between', async () => {
  const { holder, token } = await visit.offered('buy');
  const before = (await visit.api.call(ticketCalls.ticket, { token: holder })).body;
  const places = await visit.places();
  const shown = await visit.read(token);
  const { body, status } = await visit.take(token);
  const now = (await visit.api.call(ticketCalls.ticket, { token: body.accessToken })).body;
  const list = (await visit.api.call(ticketCalls.ticketCheckList)).body;

  expect(shown.body).toMatchObject({
    holderName: `${before.firstName} ${before.lastName}`,
    hasAccount: false,
  });
  expect(status).toBe(200);
  expect(now).toMatchObject({ firstName: 'Orla', packageName: before.packageName });
  expect(checkTicket(list, before.code)).toMatchObject({ isValid: false, reason: 'cancelled' });
  expect(checkTicket(list, now.code)).toMatchObject({ isValid: true });
  expect((await visit.api.call(ticketCalls.ticket, { query: { ticket: before.token } })).code).toBe(
    'cqrs-0009',
  );
  expect(await visit.places()).toEqual(places);
  expect((await visit.getRow(getAddress('buy'))).registrationStatus).toBe('PendingPackageSelection');
  expect(await visit.getRow(colleague.email)).toMatchObject({
    registrationStatus: 'Completed',
    confirmedEmail: colleague.email,
  });
  expect(await visit.mails()).toEqual(
    expect.arrayContaining([
      [getAddress('buy'), 'ticket-offer-sent'],
      [getAddress('buy'), 'ticket-transferred'],
      [colleague.email, 'registration-completed'],
    ]),
  );
  expect((await visit.api.db.select().from(ticketTransfers))[0]).toMatchObject({
    ticketNumber: before.number,
    takenBy: (await visit.getRow(colleague.email)).id,
  });
});

test('the colleague logs in with a separate password, and sees no personal data of the holder', async () => {
  const needs = { dietaryNeeds: 'No nuts', companyType: 'bank' };
  await visit.change('buy', { profile: needs });
  const { token } = await visit.offered('buy');
  await visit.take(token);
  const login = await visit.api.call(authCalls.login, {
    body: { email: colleague.email, password: account.password },
    captcha: true,
  });
  const { details } = await visit.own(login.body.accessToken);

  expect(details).toMatchObject({ firstName: 'Orla', jobTitle: 'Treasurer', dietaryNeeds: null });
  expect((await visit.getRow(colleague.email)).profile).toEqual({ companyType: 'bank' });
});

test('a link works once, and then shows that the ticket is transferred for as long as that is true', async () => {
  const { token } = await visit.offered('buy');
  const { body } = await visit.take(token);
  const codes = async () => [
    (await visit.take(token)).code,
    (await visit.takeAsKnown(token)).code,
    (await visit.read(token)).code,
  ];
  expect(await codes()).toEqual(['transfer-0008', 'transfer-0008', 'transfer-0008']);

  await visit.offer(body.accessToken, { email: 'una@farnley.example' });
  await visit.take(await visit.mailedToken());
  expect(await codes()).toEqual(['transfer-0001', 'transfer-0001', 'transfer-0001']);
});

test('a link does not work after it has expired', async () => {
  const other = await visit.offered('sell', { email: 'una@farnley.example' });
  visit.api.clock.moveBy(7 * 86_400_000);
  expect((await visit.take(other.token)).code).toBe('transfer-0001');
  const holder = await visit.api.loginAs('sell');
  expect((await visit.own(holder)).transfer.offer).toBeNull();
  expect((await visit.offer(holder, { email: 'una@farnley.example' })).status).toBe(200);
});

test('withdrawing the offer invalidates the link, and informs the colleague', async () => {
  const { holder, token } = await visit.offered('buy');
  expect((await visit.own(holder)).transfer.offer).toMatchObject({ email: colleague.email });
  expect((await visit.offer(holder, { email: 'una@farnley.example' })).code).toBe('transfer-0003');
  expect((await visit.withdraw(holder)).body).toMatchObject({ state: 'open', offer: null });
  expect((await visit.take(token)).code).toBe('transfer-0001');
  expect((await visit.withdraw(holder)).code).toBe('transfer-0001');
  expect(await visit.mails()).toContainEqual([colleague.email, 'ticket-offer-withdrawn']);
  expect((await visit.offer(holder)).status).toBe(200);
});

test('order, payment, invoice and refunds of a paid ticket stay with the payer', async () => {
  const payer = await visit.paidTicket();
  await visit.offer(payer);
  const { body } = await visit.take(await visit.mailedToken());
  const getInvoices = async (token: string) =>
    (await visit.api.call(invoiceCalls.invoices, { token })).body.invoices;
  const [order] = await visit.api.db.select().from(orders);
  const payerRow = await visit.getRow(getAddress('package'));

  expect(order).toMatchObject({
    attendeeId: payerRow.id,
    holderId: (await visit.getRow(colleague.email)).id,
  });
  expect([(await getInvoices(payer)).length, (await getInvoices(body.accessToken)).length]).toEqual([1, 0]);
  expect((await visit.api.call(ticketCalls.ticket, { token: body.accessToken })).body.isPaid).toBe(false);
  expect((await visit.own(body.accessToken)).cancellation.state).toBe('paidByAnother');
  const cancelled = await visit.api.call(myRegistrationCalls.cancelRegistration, {
    token: body.accessToken,
    body: { refund: 0 },
  });
  expect(cancelled.code).toBe('cancellation-0001');
});

test('the payer can buy the same ticket again with a new payment', async () => {
  const payer = await visit.paidTicket();
  await visit.offer(payer);
  await visit.take(await visit.mailedToken());
  const body = { type: 'BuyVip', packageType: 'paid' };
  const chosen = await visit.api.call(attendeeRegistrationCalls.selectPackage, { token: payer, body });
  expect(chosen.body.registrationStatus).toBe('RequestForPayment');
  for (const { id } of await visit.api.db.select().from(orders)) {
    await settleOrder(visit.api.app.platform, id);
  }
  expect(await visit.status(payer)).toBe('RequestForPayment');
  await visit.payWith(await visit.openCardPage(payer), 'approve');

  expect(await visit.status(payer)).toBe('Completed');
  expect(await visit.api.db.select().from(payments)).toHaveLength(2);
  expect(await visit.api.db.select().from(refunds)).toEqual([]);
});

test('a refund at the provider cancels the ticket of its present holder', async () => {
  const payer = await visit.paidTicket();
  const [payment] = await visit.api.db.select().from(payments);
  await visit.offer(payer);
  const { body } = await visit.take(await visit.mailedToken());
  await visit.press(payment?.url ?? '', 'refund');

  expect(await visit.status(body.accessToken)).toBe('PendingPackageSelection');
  expect((await visit.api.call(ticketCalls.ticket, { token: body.accessToken })).code).toBe('cqrs-0009');
  const paid = (await visit.api.db.select().from(packagePlaces)).filter(
    ({ packageId }) => packageId === payment?.orderId,
  );
  expect(paid).toEqual([]);
});

test('guests on extra tickets and open links are transferred with the ticket', async () => {
  const seller = await visit.api.loginAs('sell');
  const sent = await visit.api.call(invitationCalls.sentInvitations, { token: seller });
  const { token } = await visit.offered('sell');
  const { body } = await visit.take(token);
  const now = await visit.api.call(invitationCalls.sentInvitations, { token: body.accessToken });

  expect(now.body).toEqual(sent.body);
  const { invitedByAttendeeId } = await visit.getRow(getAddress('invited'));
  const inviters = [(await visit.getRow(getAddress('sell'))).id];
  expect(inviters).not.toContain(invitedByAttendeeId);
});

test('a guest’s extra ticket or pass is transferred, and the guest’s account is deleted', async () => {
  const passes = async () => (await visit.api.db.select().from(vipPasses)).length;
  const inviter = (await visit.getRow(getAddress('invited'))).invitedByAttendeeId;
  const before = await passes();
  const guest = await visit.offered('invited');
  await visit.take(guest.token);
  const vip = await visit.offered('vip', { email: 'una@farnley.example' });
  await visit.take(vip.token);

  expect(await visit.getRow(colleague.email)).toMatchObject({
    invitedByAttendeeId: inviter,
    attendeeType: 'Invited',
  });
  expect(await visit.getRow(getAddress('invited'))).toMatchObject({
    invitedByAttendeeId: null,
    loginIsDisabled: true,
  });
  expect((await visit.own(guest.holder)).details).toBeUndefined();
  expect([await passes(), (await visit.getRow(getAddress('vip'))).loginIsDisabled]).toEqual([before, true]);
});

describe('the photo of a colleague who has none', () => {
  const photoRequests = async () =>
    (await visit.mails()).filter(([, topic]) => topic === 'photo-request').map(([to]) => to);

  async function setPhotos(isOn: boolean): Promise<void> {
    const { db, clock } = visit.api;
    const global = await readSection(db, 'global');
    await writeSection(db, 'global', { ...global, attendeePhotoIsDisabled: !isOn }, clock.now());
  }

  test('is requested by email if the ticket requires a photo', async () => {
    await setPhotos(true);
    await visit.take((await visit.offered('invited')).token);
    expect(await photoRequests()).toEqual([colleague.email]);
  });

  test('is not requested for other tickets, or if photos are switched off', async () => {
    await setPhotos(true);
    await visit.take((await visit.offered('buy')).token);
    await setPhotos(false);
    await visit.take((await visit.offered('invited', { email: 'una@farnley.example' })).token);
    expect(await photoRequests()).toEqual([]);
  });
});
