import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as waitingListCalls from '@summit/contract/calls/waiting-list';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { packagePlaces, packages, waitingList } from '../packages/packages.tables.ts';
import { offerAllPlaces } from './offer-places.queries.ts';

let api: TestApp;
const packageId = 'buy-standard';
const hour = 3_600_000;

beforeEach(async () => {
  api = await openTestApp();
  const care = await readSection(api.db, 'ticketCare');
  const waiting = { isEnabled: true, offerHours: 24 };
  await writeSection(api.db, 'ticketCare', { ...care, waitingList: waiting }, api.clock.now());
  await api.db.insert(waitingList).values(
    [0, 1].map((index) => ({
      packageId,
      email: `waiting${index}@fresh.example`,
      tokenHash: `hash ${index}`,
      joinedAt: api.clock.now(),
    })),
  );
});

afterEach(() => api.close());

const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * hour);

/** Sets the number of free places and the end of the sale. */
async function sell(places: number, availableUntil: Date | null): Promise<void> {
  const taken = await api.db.$count(packagePlaces, eq(packagePlaces.packageId, packageId));
  const change = { capacity: taken + places, availableUntil };
  await api.db.update(packages).set(change).where(eq(packages.id, packageId));
  api.app.platform.responseCache.drop('packages');
}

const entries = () => api.db.select().from(waitingList).orderBy(waitingList.position);
const states = async () => (await entries()).map(({ state }) => state);
const topics = async () =>
  (await api.app.platform.mail.list(api.db, 9))
    .map(({ topic }) => topic)
    .filter((topic) => topic.startsWith('waiting-list'));
const offerPlaces = () => offerAllPlaces(api.app.platform);

test('an offer ends with the sale, as its email states', async () => {
  const end = inHours(3);
  await sell(1, end);
  await offerPlaces();
  const [first, second] = await entries();
  expect([first?.state, first?.offeredUntil, second?.state]).toEqual(['Offered', end, 'Waiting']);
});

test('an offer ends with the event if the ticket has no end of its own', async () => {
  const event = await readSection(api.db, 'event');
  const today = api.clock.now().toISOString().slice(0, 10);
  await writeSection(
    api.db,
    'event',
    { ...event, startsOn: today, endsOn: today, timeZone: 'UTC' },
    api.clock.now(),
  );
  await sell(1, null);
  await offerPlaces();
  const [first] = await entries();
  const end = Date.parse(`${today}T00:00:00Z`) + 24 * hour;
  if (first?.state === 'Offered') expect(first.offeredUntil?.getTime()).toBe(end);
  else expect([first?.state, end - api.clock.now().getTime() < hour]).toEqual(['Closed', true]);
});

test('ending a sale earlier also ends its offers earlier', async () => {
  await sell(1, null);
  await offerPlaces();
  const end = inHours(2);
  await sell(1, end);
  await offerPlaces();
  expect((await entries())[0]?.offeredUntil).toEqual(end);
  api.clock.moveBy(2 * hour);
  await offerPlaces();
  expect(await states()).toEqual(['Missed', 'Closed']);
});

test('just before the end nothing is offered: waiting visitors are informed, and places are free for all', async () => {
  await sell(1, inHours(0.5));
  await offerPlaces();
  expect(await states()).toEqual(['Closed', 'Closed']);
  expect(await topics()).toEqual(['waiting-list-closed', 'waiting-list-closed']);
  await offerPlaces();
  expect(await topics()).toHaveLength(2);

  const token = await api.loginAs('package');
  const body = { type: 'BuyStandard', packageType: 'free' };
  const chosen = await api.call(attendeeRegistrationCalls.selectPackage, { token, body });
  expect(chosen.body.registrationStatus).toBe('Completed');
});

test('a list without further offers cannot be joined, and an entry shows until when there are offers', async () => {
  const end = inHours(5);
  await sell(0, end);
  const token = await api.loginAs('package');
  const joined = await api.call(waitingListCalls.joinWaitingList, {
    token,
    body: { packageType: 'BuyStandard' },
  });
  expect(joined.body.entries).toMatchObject([{ offersEnd: new Date(end.getTime() - hour).toISOString() }]);

  await sell(0, inHours(0.5));
  const body = { email: 'late@fresh.example', packageType: 'BuyStandard' };
  const late = await api.call(waitingListCalls.joinWaitingListByEmail, { body, captcha: true });
  expect(late.code).toBe('waiting-list-0005');
});

test('nothing is offered before a sale begins', async () => {
  await api.db
    .update(packages)
    .set({ availableFrom: inHours(1) })
    .where(eq(packages.id, packageId));
  await sell(1, null);
  await offerPlaces();
  expect(await states()).toEqual(['Waiting', 'Waiting']);
  api.clock.moveBy(hour);
  await offerPlaces();
  expect(await states()).toEqual(['Offered', 'Waiting']);
});
