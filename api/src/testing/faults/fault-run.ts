import { eq } from 'drizzle-orm';
import * as limits from '@summit/contract/limits/limits';
import { seededRandom } from '@summit/contract/testing/seeded-random';
import {
  approve,
  bringUpToTime,
  type CardPage,
  endDispute,
  fail,
} from '../../orders/payment-sandbox/card-pages.ts';
import { checkPayment, type PaymentContext } from '../../orders/payments/check-payment.ts';
import { createGenerateUrlHandler } from '../../orders/payments/generate-url.ts';
import { findPaymentOf } from '../../orders/payments/payments.queries.ts';
import { orders, type OrderState, refunds } from '../../orders/payments/payments.tables.ts';
import { assignPromoCode } from '../../orders/payments/promo-codes/promo-code.ts';
import { reconcile } from '../../orders/payments/webhook/reconcile.ts';
import { takePlace } from '../../orders/public/places.queries.ts';
import { lockAttendee, updateRegistration } from '../../people/public/attendees.queries.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { inProcessProvider } from '../fakes/in-process-provider.ts';
import { killableDb, Killed } from '../killed-process.ts';
import { addPayer, addTicket } from '../payers.ts';
import type { TestApp } from '../test-app.ts';
import { requireBalance, requireSameAt } from './account.ts';
import { pay, touchPaid } from './at-the-provider.ts';
import { eventsUnderWay } from './events-under-way.ts';
import type { Fault } from './faults.ts';

const stepsOfRun = 14;
const convergedWithin = 60_000;
const dayMs = 24 * 3_600_000;

type GenerateUrlInput = Parameters<ReturnType<typeof createGenerateUrlHandler>>[0];

/**
 * A run with one attendee, one package with one place, and random faults from the seed. The accounts are right after every
 * step, and all sides agree within a minute of the site's time once there are no more faults.
 * @param happened is called with every fault that occurred
 * @returns the state of the order in the end; undefined when none was made
 */
export async function faultRun(
  api: TestApp,
  seed: number,
  happened: (fault: Fault) => void,
): Promise<OrderState | undefined> {
  const random = seededRandom(seed);
  const chance = (share: number) => random() < share;
  let isCalm = false;
  const fault = (share: number, name: Fault) => () => {
    const isSo = !isCalm && chance(share);
    if (isSo) happened(name);
    return isSo;
  };
  const provider = inProcessProvider(() => api.clock.now(), {
    isPaidAtLast: fault(0.3, 'a page is paid while it is closed'),
    isResponseLost: fault(0.3, 'the response to a refund is lost'),
  });
  const killable = killableDb(api.db);
  const cashier: PaymentContext = {
    platform: { ...api.app.platform, db: killable.db },
    providers: provider.providers,
  };
  const events = eventsUnderWay(() => api.clock.now().getTime(), random, happened);
  const ticket = await addTicket(api.db, `RUN${seed}`);
  const [payer, rival] = [await addPayer(api.db), await addPayer(api.db)];
  const chances = { random, happened, now: () => api.clock.now() };
  const some = () => [...provider.pages.values()][Math.floor(random() * provider.pages.size)];

  /** Refusals and the end of the process are part of the run; any other error fails the test. */
  async function attempt(task: () => Promise<unknown>): Promise<boolean> {
    try {
      await task();
      return true;
    } catch (error) {
      if (error instanceof Killed) happened(`the API is killed ${error.when}`);
      else if (!(error instanceof Failure)) throw error;
      return false;
    }
  }

  async function choose(attendeeId: string): Promise<void> {
    await api.db.transaction(async (tx) => {
      const attendee = await lockAttendee(tx, attendeeId);
      if (attendee?.registrationStatus === 'Completed' || attendee?.registrationStatus === 'PendingPayment') {
        return;
      }
      const place = await takePlace(tx, attendeeId, ticket, api.clock.now());
      if (!place) return;
      await updateRegistration(tx, attendeeId, { registrationStatus: 'RequestForPayment' }, api.clock.now());
    });
  }

  async function receive({ id, page }: { id: string; page: CardPage }): Promise<boolean> {
    const report = async () => {
      const event = { id, type: 'page', paymentId: page.paymentId, providerId: page.id };
      const found = await findPaymentOf(api.db, 'sandbox', event);
      if (found) {
        await checkPayment(cashier, found.payment, { event, body: '{}', isApplied: found.isApplied });
      }
    };
    if (isCalm) return attempt(report);
    if (chance(0.15)) killNext();
    if (chance(0.1)) {
      happened('an event is refused with 503');
      return false;
    }
    return attempt(report);
  }

  function killNext(): void {
    killable.killNext(chance(0.5) ? 'before its commit' : 'after its commit');
  }

  function open(): Promise<boolean> {
    const input = {
      attendee: { id: payer },
      params: { provider: 'sandbox' },
      query: {},
      fail: (code: never) => {
        throw new Failure(code);
      },
    };
    return attempt(() => createGenerateUrlHandler(cashier)(input as unknown as GenerateUrlInput));
  }

  async function openInTwoTabs(): Promise<void> {
    const opened = await Promise.all([open(), open()]);
    if (opened.every(Boolean)) happened('two tabs open a card page');
  }

  async function setPromoCode(): Promise<void> {
    const isSet = await attempt(() => assignPromoCode(cashier, payer, ticket.id));
    if (isSet && provider.pages.size > 0) happened('a promo code between two attempts');
  }

  async function step(): Promise<void> {
    const page = some();
    const what = random();
    if (chance(0.1)) killNext();
    if (what < 0.12) await choose(payer);
    else if (what < 0.3) await open();
    else if (what < 0.36) await openInTwoTabs();
    else if (what < 0.44) await setPromoCode();
    else if (what < 0.48) await choose(rival);
    else if (what < 0.56) api.clock.moveBy(chance(0.3) ? 16 * 60_000 : 20_000);
    else if (what < 0.62) await attempt(() => reconcile(cashier, api.app.log));
    else if (page) touch(page);
    killable.calm();
  }

  /** Executes a random step at the provider. */
  function touch(page: CardPage): void {
    const { state } = page;
    if (state === 'succeeded') touchPaid(page, chances);
    else if (chance(0.7)) pay(page, chances);
    else if (state === 'open') fail(page, 'The bank said no.');
    // Ended payments are not polled: only the provider's events report what happens to them later.
    events.announce(page, { indispensable: state !== 'open' });
  }

  /** Decides about refunds like banks do over time, and sends the events. */
  function decideRefunds(): void {
    for (const page of provider.pages.values()) {
      const pending = page.refunds.filter(({ state }) => state === 'requested');
      if (pending.length > 0) happened('a refund is pending');
      bringUpToTime(page, api.clock.now());
      if (pending.some(({ state }) => state === 'failed')) happened('a refund fails');
      if (pending.some(({ state }) => state !== 'requested')) events.announce(page, { indispensable: true });
    }
  }

  /** Returns failed refunds by hand, like an organiser. */
  async function returnByHand(): Promise<void> {
    const left = await api.db
      .update(refunds)
      .set({ returnedByHandAt: api.clock.now() })
      .where(eq(refunds.state, 'byHand'))
      .returning();
    if (left.length > 0) happened('a refund is left to a person');
  }

  await choose(payer);
  for (let count = 0; count < stepsOfRun; count += 1) {
    await step();
    api.clock.moveBy(Math.floor(random() * 3000));
    decideRefunds();
    await events.deliver(receive);
    await requireBalance(api.db, payer);
  }

  // Sometimes a page is paid late with a card that is closed soon after, and days pass while the bank refuses refunds.
  const late = [...provider.pages.values()].find(({ state }) => state === 'failed');
  const isStubborn = late !== undefined && chance(0.7);
  if (isStubborn) {
    late.refundsAre = 'refused';
    approve(late);
    events.announce(late, { indispensable: true });
  }
  for (let day = 0; day < (isStubborn ? 10 : 0); day += 1) {
    await attempt(() => reconcile(cashier, api.app.log));
    api.clock.moveBy(dayMs);
    decideRefunds();
    await events.deliver(receive);
    await requireBalance(api.db, payer);
  }

  // From now on there are no faults: all pages, disputes and holds end, banks accept refunds, and pending events arrive.
  isCalm = true;
  api.clock.moveBy(limits.placeHoldTime);
  for (const page of provider.pages.values()) {
    page.refundsAre = 'made';
    if (page.state === 'open') fail(page, null);
    if (page.disputes.some(({ state }) => state === 'open')) {
      endDispute(page, chance(0.5) ? 'won' : 'lost');
      events.announce(page, { indispensable: true });
    }
  }
  decideRefunds();
  api.clock.moveBy(dayMs);
  await events.deliver(receive);
  // This is the longest pause before a refund is requested again.
  api.clock.moveBy(dayMs);
  await returnByHand();
  const end = api.clock.now().getTime() + convergedWithin;
  while (api.clock.now().getTime() < end) {
    await reconcile(cashier, api.app.log);
    api.clock.moveBy(10_000);
  }
  await requireBalance(api.db, payer);
  await requireSameAt(api.db, provider.pages, payer);
  const [order] = await api.db.select().from(orders).where(eq(orders.attendeeId, payer));
  return order?.state;
}
