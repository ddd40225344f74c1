import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { messages } from '@summit/contract/words/messages';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { readSection, writeSection } from '../public/settings.queries.ts';
import { settingSections } from './settings.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

async function setZone(timeZone: string) {
  const organiser = await getOrganiser(api);
  return organiser.set('settings', 'event', { timeZone });
}

/** The responses of a registration, of the ticket's calendar, and of the calendar feeds. */
async function visit() {
  const token = await api.loginAs('package');
  const body = { type: 'BuyStandard', packageType: 'free' };
  const chosen = await api.call(attendeeRegistrationCalls.selectPackage, { token, body });
  const agenda = await api.call(agendaCalls.agendaCalendar);
  const keyDates = await api.call(agendaCalls.keyDatesCalendar);
  return [chosen.body.registrationStatus, agenda.status, keyDates.status];
}

test.each([
  ['europe/london', 'Europe/London'],
  ['EUROPE/LONDON', 'Europe/London'],
  ['asia/tokyo', 'Asia/Tokyo'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['utc', 'UTC'],
  ['gmt', 'GMT'],
  ['est', 'EST'],
])('typing %s sets the zone %s, and registrations work', async (typed, zone) => {
  expect((await setZone(typed)).status).toBe(200);
  expect((await readSection(api.db, 'event')).timeZone).toBe(zone);
  expect(await visit()).toEqual(['Completed', 200, 200]);
});

test.each(['London', '+01:00', 'Mars/Olympus', 'GB/London', 'Europe/London;'])(
  '%j is refused with an error for its field',
  async (typed) => {
    const { raw } = await setZone(typed);
    expect(raw.json()).toMatchObject({
      Code: 'validation.base-0001',
      failures: [{ message: messages.timeZone }],
    });
    expect(await visit()).toEqual(['Completed', 200, 200]);
  },
);

test('a zone stored in another letter case earlier still works', async () => {
  const event = await readSection(api.db, 'event');
  await writeSection(api.db, 'event', { ...event, timeZone: 'europe/london' }, api.clock.now());
  const [row] = await api.db.select().from(settingSections).where(eq(settingSections.name, 'event'));
  expect(row?.value).toMatchObject({ timeZone: 'europe/london' });
  expect(await visit()).toEqual(['Completed', 200, 200]);
});
