import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { limits } from '@summit/contract/limits';
import { seededRandom } from '@summit/contract/testing/seeded-random';
import { lockAttendee, updateRegistration } from '../attendees/attendees.queries.ts';
import { packagePlaces } from '../packages/packages.tables.ts';
import { takePlace } from '../packages/places.queries.ts';
import { approve, type CardPage, fail, refund } from '../payment-sandbox/card-pages.ts';
import { Failure } from '../platform/failure.ts';
import { inProcessProvider } from '../testing/in-process-provider.ts';
import { killableDb, Killed } from '../testing/killed-process.ts';
import { addPayer, addTicket } from '../testing/payers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { type Cashier, checkPayment } from './check-payment.ts';
import { generateUrlWith } from './generate-url.ts';
import { findPaymentOf } from './payments.queries.ts';
import { orders, payments, refunds } from './payments.tables.ts';
import { assignPromoCode } from './promo-code.ts';
import { reconcile } from './reconcile.ts';

const runs = 25;
const stepsOfRun = 14;
const convergedWithin = 60_000;

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

interface Due {
  at: number;
  id: string;
  page: CardPage;
}

/** One attendee, one package with one place, and what can go wrong, drawn by chance from the seed. */
async function run(seed: number): Promise<string | undefined> {
  const random = seededRandom(seed);
  const chance = (share: number) => random() < share;
  const time = () => api.clock.now().getTime();
  let isCalm = false;
  const provider = inProcessProvider(
    () => api.clock.now(),
    () => !isCalm && chance(0.3),
  );
  const killable = killableDb(api.db);
  const cashier: Cashier = {
    platform: { ...api.app.platform, db: killable.db },
    providers: provider.providers,
  };
  const due: Due[] = [];
  const ticket = await addTicket(api.db, `RUN${seed}`);
  const [payer, rival] = [await addPayer(api.db), await addPayer(api.db)];
  const signedIn = { id: payer } as Parameters<ReturnType<typeof generateUrlWith>>[0]['attendee'];
  const some = () => [...provider.pages.values()][Math.floor(random() * provider.pages.size)];

  /** What a visitor is refused, and what ends with the process, is part of the run; all else is a failure of the test. */
  async function attempt(task: () => Promise<unknown>): Promise<boolean> {
    try {
      await task();
      return true;
    } catch (error) {
      if (error instanceof Failure || error instanceof Killed) return false;
      throw error;
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

  /** The provider's event about a page, as its road treats it. */
  function announce(page: CardPage): void {
    const id = randomUUID();
    const once = (afterMs: number) => due.push({ at: time() + afterMs, id, page });
    const fate = random();
    // Lost until the provider sends it again, at the end of the run.
    if (fate < 0.2) once(Infinity);
    else if (fate < 0.4) for (let times = 0; times < 5; times += 1) once(times * 500);
    // Later than those that come after it.
    else if (fate < 0.55) once(4000);
    else if (fate < 0.65) once(24 * 3_600_000);
    else once(0);
  }

  async function deliver(until = time()): Promise<void> {
    const now = due.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
    for (const one of now) due.splice(due.indexOf(one), 1);
    for (const one of now) {
      const { id, page } = one;
      if (!isCalm && chance(0.15)) killable.killNext(chance(0.5) ? 'before commit' : 'after commit');
      // We respond with 503, now and then before anything is done.
      const isAccepted =
        (isCalm || !chance(0.1)) &&
        (await attempt(async () => {
          const event = { id, type: 'page', paymentId: page.paymentId, providerId: page.id };
          const payment = await findPaymentOf(api.db, 'sandbox', event);
          if (payment) await checkPayment(cashier, payment, { event, body: '{}' });
        }));
      if (!isAccepted) due.push({ ...one, at: time() + 2000 });
    }
  }

  async function step(): Promise<void> {
    const page = some();
    const what = random();
    const open = () =>
      attempt(() =>
        generateUrlWith(cashier)({
          attendee: signedIn,
          params: { provider: 'sandbox' },
          query: {},
          fail: (code: never) => {
            throw new Failure(code);
          },
        } as unknown as Parameters<ReturnType<typeof generateUrlWith>>[0]),
      );
    if (chance(0.1)) killable.killNext(chance(0.5) ? 'before commit' : 'after commit');
    if (what < 0.12) await choose(payer);
    else if (what < 0.3) await open();
    else if (what < 0.36) await Promise.all([open(), open()]);
    else if (what < 0.44) await attempt(() => assignPromoCode(cashier, payer, ticket.id));
    else if (what < 0.48) await choose(rival);
    else if (what < 0.56) api.clock.moveBy(chance(0.3) ? 16 * 60_000 : 20_000);
    else if (what < 0.62) await attempt(() => reconcile(cashier, api.app.log));
    else if (page) touch(page);
    killable.calm();
  }

  /** Something happens at the provider. */
  function touch(page: CardPage): void {
    const isPaid = page.state !== 'succeeded' && chance(0.7);
    if (isPaid) {
      approve(page);
      // Refunded before the payment was reported to us.
      if (chance(0.15)) refund(page, null, page.amountMinor);
    } else if (page.state === 'open') {
      fail(page, 'The bank said no.');
    } else if (chance(0.4)) {
      refund(page, null, chance(0.7) ? page.amountMinor : 100);
    } else {
      page.isDisputed = true;
    }
    announce(page);
  }

  await choose(payer);
  for (let count = 0; count < stepsOfRun; count += 1) {
    await step();
    api.clock.moveBy(Math.floor(random() * 3000));
    await deliver();
    await demandBalance(payer);
  }

  // From now on nothing goes wrong: every page and the time for paying end, and what is still on its way arrives.
  isCalm = true;
  api.clock.moveBy(limits.placeHeld);
  for (const page of provider.pages.values()) {
    if (page.state === 'open') fail(page, null);
  }
  await deliver(Infinity);
  const end = time() + convergedWithin;
  while (time() < end) {
    await reconcile(cashier, api.app.log);
    api.clock.moveBy(10_000);
  }
  await demandBalance(payer);
  await demandSameAt(provider.pages, payer);
  const [order] = await api.db.select().from(orders).where(eq(orders.attendeeId, payer));
  return order?.state;
}

async function accountOf(attendeeId: string) {
  const [order] = await api.db.select().from(orders).where(eq(orders.attendeeId, attendeeId));
  const made = order ? await api.db.select().from(payments).where(eq(payments.orderId, order.id)) : [];
  const ids = made.map(({ id }) => id);
  const returned =
    ids.length > 0 ? await api.db.select().from(refunds).where(inArray(refunds.paymentId, ids)) : [];
  const [place] = await api.db.select().from(packagePlaces).where(eq(packagePlaces.attendeeId, attendeeId));
  return { order, made, returned, place };
}

const sum = (rows: readonly { amountMinor: number }[]) =>
  rows.reduce((all, { amountMinor }) => all + amountMinor, 0);

/**
 * Succeeded less refunded is the price of the place, less what an organiser returned of it in the provider's dashboard;
 * nobody is charged twice, or paid without a place or a refund.
 */
async function demandBalance(attendeeId: string): Promise<void> {
  const { order, made, returned, place } = await accountOf(attendeeId);
  const arrived = made.filter(({ state }) => state === 'succeeded');
  const payer = arrived.find(({ id }) => id === order?.paidBy);
  const goodwill = returned.filter(({ paymentId }) => paymentId === payer?.id);
  expect(goodwill.every(({ source }) => source === 'external')).toBe(true);
  expect(sum(arrived) - sum(returned)).toBe((payer?.amountMinor ?? 0) - sum(goodwill));
  expect(place?.state === 'Taken').toBe(payer !== undefined);
  for (const payment of arrived.filter((one) => one !== payer)) {
    expect(sum(returned.filter(({ paymentId }) => paymentId === payment.id))).toBe(payment.amountMinor);
  }
}

/** What we have recorded is what the provider did. */
async function demandSameAt(pages: ReadonlyMap<string, CardPage>, attendeeId: string): Promise<void> {
  const { made, returned } = await accountOf(attendeeId);
  const ours = made.map(({ id, providerId, state }) => ({
    providerId,
    state,
    returned: sum(returned.filter(({ paymentId }) => paymentId === id)),
  }));
  const theirs = [...pages.values()].map(({ id, state, refunds: back }) => ({
    providerId: id,
    state,
    returned: sum(back),
  }));
  const shown = ours.filter(({ providerId }) => providerId !== null);
  expect(shown.sort(byId)).toEqual(theirs.sort(byId));
  expect(returned.every(({ state }) => state === 'succeeded')).toBe(true);
}

const byId = (one: { providerId: string | null }, other: { providerId: string | null }) =>
  String(one.providerId).localeCompare(String(other.providerId));

test(`${runs} runs with faults on the database: after every step the money is right, and all agree within a minute`, async () => {
  const results = [];
  for (let seed = 1; seed <= runs; seed += 1) {
    try {
      results.push(await run(seed));
    } catch (error) {
      throw new Error(`Run ${seed} failed`, { cause: error });
    }
  }
  const states = new Set(results.filter((state) => state !== undefined));
  expect(states).toEqual(new Set(['paid', 'released', 'cancelled']));
}, 240_000);
