import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { attendees } from '../attendees/attendees.tables.ts';
import type { Tx } from '../platform/db/db.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { addVipInvitation, findVipInvitation, takePass } from './vip.queries.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const passes = 50;
const takers = 200;
const runs = 20;

interface Rush {
  lock?: (tx: Tx, id: string) => Promise<void>;
  /** How long the nth taker needs between counting the passes and taking one, in ms; nothing without it. */
  hesitation?: (taker: number) => number;
}

/** Lets 200 take a pass of a new invitation with 50 at the same time; returns how many got one. */
async function rush({ lock, hesitation }: Rush = {}): Promise<{ got: number; taken: number }> {
  const link = { id: 'rush', code: randomUUID() };
  await addVipInvitation(api.db, {
    slug: link.id,
    code: link.code,
    name: 'Rush',
    categoryId: 'vip-guest',
    passesLimit: passes,
  });
  const now = api.clock.now();
  const tries = Array.from({ length: takers }, (_none, taker) => {
    const register = async (tx: Tx) => {
      if (hesitation) await pause(hesitation(taker));
      return newcomer(tx);
    };
    const take = () => api.db.transaction((tx) => takePass(tx, link, () => register(tx), { now, lock }));
    return untilConnected(take);
  });
  const settled = await Promise.allSettled(tries);
  const got = settled.filter(({ status }) => status === 'fulfilled').length;
  return { got, taken: (await findVipInvitation(api.db, link))?.passesTaken ?? 0 };
}

/** On a busy machine the last of 200 may wait too long for a connection: as a visitor would, they try again. */
async function untilConnected<T>(take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('timeout exceeded')) return untilConnected(take);
    throw error;
  }
}

async function newcomer(tx: Tx): Promise<{ id: string }> {
  const person = { firstName: 'Ada', lastName: 'Rush', email: `${randomUUID()}@fresh.example` };
  const [added] = await tx
    .insert(attendees)
    .values({ ...person, categoryId: 'vip-guest' })
    .returning({ id: attendees.id });
  if (!added) throw new Error('nobody was added');
  return added;
}

test(`of ${takers} who take a pass at once exactly ${passes} get one, ${runs} times over`, async () => {
  for (let run = 0; run < runs; run += 1) {
    expect(await rush()).toEqual({ got: passes, taken: passes });
  }
}, 240_000);

test('without the lock passes are oversold: the test above can fail', async () => {
  const lock = () => Promise.resolve();
  // Long enough for others to count meanwhile, and of many lengths, so that the takers do not fall into step.
  const hesitation = (taker: number) => 10 + ((taker * 7) % 13);
  let oversold = 0;
  for (let run = 0; run < runs; run += 1) {
    if ((await rush({ lock, hesitation })).taken > passes) oversold += 1;
  }
  expect(oversold).toBeGreaterThanOrEqual(18);
}, 240_000);
