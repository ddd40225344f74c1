import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contentCalls from '@summit/contract/calls/content';
import * as limits from '@summit/contract/limits/limits';
import { texts } from '@summit/contract/words/texts';
import { readSeasonFiles } from '@summit/demo-event/awards/season-files';
import { event } from '@summit/demo-event/event/event';
import { demoTexts } from '@summit/demo-event/event/texts';
import { staticContents } from '../../settings/static-content/static-content.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

describe('static content', () => {
  test('contains every text of the contract once, page by page', async () => {
    const found: [string, string][] = [];
    let pages = 1;
    for (let page = 0; page < pages; page += 1) {
      const { body } = await api.call(contentCalls.staticContent, { query: { page } });
      expect(body.staticContent.length).toBeLessThanOrEqual(limits.itemsOnPage.staticContent);
      found.push(...body.staticContent.map(({ name, content }): [string, string] => [name, content]));
      pages = body.totalPages;
    }
    expect(found).toHaveLength(Object.keys(texts).length);
    const wording = Object.entries({ ...texts, ...demoTexts, ...readSeasonFiles(event.year).texts });
    const filled = wording.map(([name, text]) =>
      name.startsWith('mail.')
        ? [name, text]
        : [name, text.replaceAll('{event}', event.name).replaceAll('{city}', 'London')],
    );
    // Pictures get their addresses when they are stored.
    const pictured = ['venue.picture.address', 'about.team.members', 'home.team.members'];
    const isPictured = ([name]: readonly string[]) => pictured.includes(name ?? '');
    const worded = found.filter((text) => !isPictured(text));
    expect(Object.fromEntries(worded)).toEqual(
      Object.fromEntries(filled.filter(([name = '']) => !isPictured([name]))),
    );
    for (const [, content] of found.filter(isPictured)) expect(content).toMatch(/\/media\/\w+\.svg/);
  });

  test('returns all texts in one response on request', async () => {
    const query = { itemsOnPage: limits.maxItemsOnPage };
    const { body } = await api.call(contentCalls.staticContent, { query });
    expect(body.staticContent).toHaveLength(Object.keys(texts).length);
    expect(body.totalPages).toBe(1);
  });

  test('returns a text by its name', async () => {
    const query = { 'filter.Name.Equals': 'home.hero.title' };
    const { body } = await api.call(contentCalls.staticContent, { query });
    expect(body.staticContent).toMatchObject([
      { name: 'home.hero.title', content: demoTexts['home.hero.title'] },
    ]);
  });

  test('returns the texts of a page', async () => {
    const { body } = await api.call(contentCalls.staticContent, {
      query: { 'filter.Name.StartsWith': 'about.' },
    });
    const names = Object.keys(texts).filter((name) => name.startsWith('about.'));
    expect(body.staticContent.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  test('treats special characters in a filter literally', async () => {
    const { body } = await api.call(contentCalls.staticContent, {
      query: { 'filter.Name.StartsWith': '%' },
    });
    expect(body).toEqual({ staticContent: [], totalItems: 0, totalPages: 0 });
  });

  test('has default texts where organisers have changed none, with the event’s details', async () => {
    const name = 'speaker.header.lead';
    const query = { 'filter.Name.Equals': name };
    await api.db.delete(staticContents).where(eq(staticContents.name, name));
    api.clock.moveBy(6_000);
    const worded = await api.call(contentCalls.staticContent, { query });
    expect(worded.body.staticContent).toMatchObject([{ content: 'On stage at Summit London 2027.' }]);
    await api.db.insert(staticContents).values({ name, content: '{event}: {dates}, {venue}, {year}' });
    api.clock.moveBy(6_000);
    const own = await api.call(contentCalls.staticContent, { query });
    expect(own.body.staticContent).toMatchObject([
      { content: 'Summit London 2027: 8–10 June 2027, Meridian Dock, 2027' },
    ]);
  });

  test('has separate texts for the virtual event', async () => {
    const { body } = await api.call(contentCalls.virtualStaticContent);
    expect(body.staticContent.every(({ name }) => name.startsWith('virtual.'))).toBe(true);
    expect(body.totalItems).toBeGreaterThan(0);
  });
});

describe('articles', () => {
  test('are sorted by date, in either order', async () => {
    const newest = await getDates({});
    expect(newest).toEqual([...newest].sort().reverse());
    expect(await getDates({ 'sort.Desc': 'Date' })).toEqual(newest);
    expect(await getDates({ 'sort.Asc': 'Date' })).toEqual([...newest].reverse());
  });

  async function getDates(query: Record<string, string>): Promise<string[]> {
    const { body } = await api.call(contentCalls.articles, { query });
    return body.articles.map(({ publishedAt }) => publishedAt);
  }
});

describe('banners', () => {
  test('are shown until their end', async () => {
    api.clock.moveTo(new Date('2027-02-01T12:00:00Z'));
    const before = await api.call(contentCalls.banners);
    api.clock.moveTo(new Date('2027-03-02T12:00:00Z'));
    const after = await api.call(contentCalls.banners);
    expect(before.body.banners.map(({ id }) => id)).toEqual(['first-vote', 'early-price']);
    expect(after.body.banners).toEqual([]);
  });
});

test('returns the texts of the cookie alert', async () => {
  const { body } = await api.call(contentCalls.cookieAlert);
  expect(body).toEqual({
    isEnabled: true,
    text: texts['frame.cookie-alert.text'],
    acceptText: texts['frame.cookie-alert.accept'],
    declineText: texts['frame.cookie-alert.decline'],
  });
});
