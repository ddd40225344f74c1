import { afterEach, beforeEach, expect, test } from 'vitest';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { messages } from '@summit/contract/words/messages';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { readSection, writeSection } from '../public/settings.queries.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

test.each(['0027-06-10', '9999-12-31', '27-06-10'])('the event cannot end on %s', async (endsOn) => {
  const organiser = await getOrganiser(api);
  const { raw } = await organiser.set('settings', 'event', { endsOn });
  expect(raw.json()).toMatchObject({
    Code: 'validation.base-0001',
    failures: [{ field: 'endsOn', message: messages.day }],
  });
});

test.each([
  ['0027-06-08', '0027-06-10', 'Europe/London'],
  ['2027-06-08', '9999-12-31', 'Europe/London'],
  ['9999-12-31', '9999-12-31', 'Asia/Tokyo'],
])('an event stored earlier from %s to %s in %s breaks no page', async (startsOn, endsOn, timeZone) => {
  const token = await api.loginAs('package');
  const event = await readSection(api.db, 'event');
  await writeSection(api.db, 'event', { ...event, startsOn, endsOn, timeZone }, api.clock.now());
  const keyDates = await readSection(api.db, 'keyDates');
  const moved = keyDates.map((entry) => ({ ...entry, startsAt: `${startsOn}T23:30:00Z`, endsAt: null }));
  await writeSection(api.db, 'keyDates', moved, api.clock.now());

  const body = { type: 'BuyStandard', packageType: 'free' };
  const selected = await api.call(attendeeRegistrationCalls.selectPackage, { token, body });
  const packages = await api.call(attendeeRegistrationCalls.attendeePackages, { token });
  const calendars = [
    await api.call(agendaCalls.keyDatesCalendar),
    await api.call(agendaCalls.agendaCalendar),
  ];
  expect(selected.status).toBeLessThan(500);
  expect([packages, ...calendars].map(({ status }) => status)).toEqual([200, 200, 200]);
});
