import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contentCalls from '@summit/contract/calls/content';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { articles } from '../../content/articles/articles.tables.ts';
import { sessions } from '../../programme/agenda/agenda.tables.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let organiser: Awaited<ReturnType<typeof getOrganiser>>;

beforeAll(async () => {
  api = await openTestApp();
  organiser = await getOrganiser(api);
});

afterAll(() => api.close());

const zones = ['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata', 'Africa/Cairo', 'Europe/London'];

test.each(zones)('the days of sessions and articles follow the venue’s time zone: %s', async (timeZone) => {
  expect((await organiser.set('settings', 'event', { timeZone })).status).toBe(200);
  const clock = venueClock(timeZone);
  for (const { day, startsAt } of await api.db.select().from(sessions)) {
    expect(day).toBe(clock.day(startsAt.toISOString()));
  }
  const { articles: listed } = (await api.call(contentCalls.articles)).body;
  for (const { publishedAt, publishedOn } of listed) expect(publishedOn).toBe(clock.day(publishedAt));
  const { posts } = (await api.call(contentCalls.socialFeed)).body;
  for (const { publishedAt, publishedOn } of posts) expect(publishedOn).toBe(clock.day(publishedAt));
  const { rows } = await api.db.execute<{ detail: string; published_at: Date }>(
    sql`select detail, published_at from search_entries join ${articles} on kind = 'article' and search_entries.id = articles.id`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { detail, published_at } of rows) {
    expect(detail).toBe(clock.day(new Date(published_at).toISOString()));
  }
});

test('the database and the contract agree on days, in every hour of many years', async () => {
  for (const timeZone of zones) {
    await organiser.set('settings', 'event', { timeZone });
    const moments = fc.sample(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
      { numRuns: 200, seed: 7 },
    );
    const listed = JSON.stringify(moments.map((moment) => moment.toISOString()));
    const { rows } = await api.db.execute<{ moment: string; day: string }>(
      sql`select moment, venue_day(moment::timestamptz)::text as day from jsonb_array_elements_text(${listed}::jsonb) as moment`,
    );
    expect(rows.map(({ day }) => day)).toEqual(rows.map(({ moment }) => venueClock(timeZone).day(moment)));
  }
});

test('days are those of UTC in a zone that the database does not know', async () => {
  await api.db.execute(
    sql`update setting_sections set value = jsonb_set(value, '{timeZone}', '"Europe/Nowhere"') where name = 'event'`,
  );
  const [one] = await api.db.select().from(sessions).limit(1);
  expect(one?.day).toBe(one?.startsAt.toISOString().slice(0, 10));
  await api.db.update(articles).set({ title: 'Still written' }).where(eq(articles.id, articles.id));
  await organiser.set('settings', 'event', { timeZone: 'Europe/London' });
});
