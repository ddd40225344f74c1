import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import type { DemoAccountName } from '@summit/contract/session/demo-accounts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { untilACallWaits } from '../../testing/until-a-call-waits.ts';
import type { colleague } from '../../testing/visits/transfer-visit.ts';
import { getAddress, openTransferVisit, type TransferVisit } from '../../testing/visits/transfer-visit.ts';
import { orders, payments, refundRequests } from '../payments/payments.tables.ts';
import { ticketTransfers } from '../transfer-records/ticket-transfers.tables.ts';

let visit: TransferVisit;

beforeEach(async () => {
  visit = await openTransferVisit();
});
afterEach(() => visit.close());

describe('a colleague with an account', () => {
  test('takes the ticket with it, which ends an unfinished purchase', async () => {
    const begun = await visit.choosePaid();
    const { token } = await visit.offered('buy', { email: getAddress('package') });
    expect((await visit.read(token)).body.hasAccount).toBe(true);
    expect((await visit.take(token)).code).toBe('fm.cms-0029');
    const { status } = await visit.takeAsKnown(token);

    expect(status).toBe(200);
    expect(await visit.status(begun)).toBe('Completed');
    const states = (await visit.api.db.select().from(orders)).map(({ state }) => state);
    expect(states).toEqual(states.map(() => 'released'));
  });

  test('who has a ticket is refused, at the offer and after registering meanwhile', async () => {
    const holder = await visit.api.loginAs('buy');
    expect((await visit.offer(holder, { email: getAddress('sell') })).code).toBe('transfer-0004');
    const { holder: again, token } = await visit.offered('buy', { email: getAddress('package') });
    await visit.change('package', { registrationStatus: 'Completed' });
    expect((await visit.takeAsKnown(token)).code).toBe('transfer-0004');
    expect((await visit.own(again)).transfer.offer).not.toBeNull();
  });

  test('with a pending payment is refused', async () => {
    const begun = await visit.choosePaid();
    await visit.openCardPage(begun);
    const { token } = await visit.offered('buy', { email: getAddress('package') });
    expect((await visit.takeAsKnown(token)).code).toBe('transfer-0006');
  });

  test('who is blocked, or an organiser, is refused', async () => {
    const holder = await visit.api.loginAs('buy');
    await visit.change('blocked', { registrationStatus: 'SubmitStepOne' });
    expect((await visit.offer(holder, { email: getAddress('blocked') })).code).toBe('transfer-0005');
    const { token } = await visit.offered('buy', { email: getAddress('package') });
    await visit.change('package', { organiserRole: 'owner' });
    expect((await visit.takeAsKnown(token)).code).toBe('transfer-0005');
  });
});

describe('is refused', () => {
  test.each<[string, Partial<typeof colleague>, string]>([
    ['one’s own address', { email: getAddress('buy').toUpperCase() }, 'transfer-0007'],
    ['a domain that gets no mail', { email: 'orla@farnley.invalid' }, 'email.domain-0001'],
    ['no consent', { understood: false }, 'validation.base-0001'],
    ['no name', { firstName: '' }, 'validation.base-0001'],
  ])('for %s', async (_what, change, code) => {
    expect((await visit.offer(await visit.api.loginAs('buy'), change)).code).toBe(code);
  });

  test.each<[DemoAccountName, string]>([
    ['package', 'notRegistered'],
    ['crypto', 'personal'],
  ])('for %s@: %s', async (name, state) => {
    const token = await visit.api.loginAs(name);
    expect((await visit.own(token)).transfer.state).toBe(state);
    expect((await visit.offer(token)).code).toBe('transfer-0002');
  });

  test('once the event has begun, and so is accepting an earlier offer', async () => {
    const { until } = (await visit.own(await visit.api.loginAs('buy'))).transfer;
    const now = visit.api.clock.now().getTime();
    visit.api.clock.moveBy(new Date(until).getTime() - now - 3_600_000);
    const { holder, token } = await visit.offered('buy');
    expect((await visit.own(holder)).transfer.offer?.expiresAt).toBe(new Date(until).toISOString());
    visit.api.clock.moveBy(3_600_000);
    const again = await visit.api.loginAs('buy');
    expect((await visit.own(again)).transfer.state).toBe('over');
    expect((await visit.offer(again)).code).toBe('transfer-0002');
    expect((await visit.take(token)).code).toBe('transfer-0001');
  });

  test('during a refund or dispute', async () => {
    const payer = await visit.paidTicket();
    await visit.offer(payer);
    await visit.api.db.update(payments).set({ disputedAt: visit.api.clock.now() });
    expect((await visit.own(payer)).transfer.state).toBe('refund');
    expect((await visit.take(await visit.mailedToken())).code).toBe('transfer-0002');
  });

  test('while a refund waits for a second person, because it would cancel the colleague’s ticket', async () => {
    const payer = await visit.paidTicket();
    await visit.offer(payer);
    const { db, clock } = visit.api;
    const [payment] = await db.select().from(payments);
    await db.insert(refundRequests).values({
      ...{ paymentId: payment?.id ?? '', amountMinor: 29_500, reason: 'She asked for it.' },
      ...{ requestedById: randomUUID(), requestedBy: 'Olive Warrender', requestedAt: clock.now() },
    });
    expect((await visit.own(payer)).transfer.state).toBe('refund');
    expect((await visit.take(await visit.mailedToken())).code).toBe('transfer-0002');
    await db.update(refundRequests).set({ endedAt: clock.now() });
    expect((await visit.own(payer)).transfer.state).toBe('open');
  });
});

describe('concurrently', () => {
  const winners = (both: { code: string | undefined }[]) =>
    both.filter(({ code }) => code === undefined).length;

  test('one of two acceptances gets the ticket', async () => {
    const { token } = await visit.offered('buy');
    const both = await Promise.all([visit.take(token), visit.take(token)]);
    expect(winners(both)).toBe(1);
    expect((await visit.api.db.select().from(ticketTransfers)).length).toBe(1);
  });

  test('either withdrawing or accepting succeeds, and the ticket belongs accordingly', async () => {
    const { holder, token } = await visit.offered('buy');
    const [withdrawn, taken] = await Promise.all([visit.withdraw(holder), visit.take(token)]);
    expect(winners([withdrawn, taken])).toBe(1);
    const { registrationStatus } = await visit.getRow(getAddress('buy'));
    expect(registrationStatus === 'Completed').toBe(taken.code !== undefined);
  });

  test('either cancelling or accepting succeeds, with one ticket or none', async () => {
    const { holder, token } = await visit.offered('buy');
    const [taken] = await visit.places();
    const cancel = visit.api.call(myRegistrationCalls.cancelRegistration, {
      token: holder,
      body: { refund: 0 },
    });
    const [cancelled, accepted] = await Promise.all([cancel, visit.take(token)]);
    expect(winners([cancelled, accepted])).toBe(1);
    const [left] = await visit.places();
    expect(left).toBe(accepted.code ? Number(taken) - 1 : taken);
    expect((await visit.getRow(getAddress('buy'))).registrationStatus).toBe('PendingPackageSelection');
  });

  test('accepting during a change of address never opens an account with another mailbox than the link’s', async () => {
    const { token } = await visit.offered('buy', { email: getAddress('package') });
    const { db } = visit.api;
    const started: { taking?: ReturnType<TransferVisit['takeAsKnown']> } = {};
    await db.transaction(async (tx) => {
      const moved = { email: 'moved@farnley.example', confirmedEmail: 'moved@farnley.example' };
      await tx
        .update(attendees)
        .set(moved)
        .where(eq(attendees.email, getAddress('package')));
      started.taking = visit.takeAsKnown(token);
      await untilACallWaits(db);
    });
    expect((await started.taking)?.code).toBe('transfer-0001');
    expect((await visit.getRow(getAddress('buy'))).registrationStatus).toBe('Completed');
  });
});

test('a cancellation invalidates the link, also for a ticket chosen later', async () => {
  const { holder, token } = await visit.offered('buy');
  await visit.api.call(myRegistrationCalls.cancelRegistration, { token: holder, body: { refund: 0 } });
  const body = { type: 'BuyStandard', packageType: 'free' };
  await visit.api.call(attendeeRegistrationCalls.selectPackage, { token: holder, body });
  expect(
    (await visit.api.call(attendeeSelfCalls.registrationStatus, { token: holder })).body.registrationStatus,
  ).toBe('Completed');
  expect((await visit.take(token)).code).toBe('transfer-0001');
});
