import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contentCalls from '@summit/contract/calls/content';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { articles } from './articles.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('the feed contains the latest articles, the newest first', async () => {
  const { raw, body } = await api.call(contentCalls.articlesFeed);
  const listed = (await api.call(contentCalls.articles)).body.articles;
  expect(raw.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(body).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<rss version="2.0"/);
  const links = [...body.matchAll(/<item>[^]*?<link>(.*?)<\/link>/g)].map(([, link]) => link);
  expect(links).toEqual(listed.map(({ id }) => `http://localhost:3000/articles/${id}`));
  expect(body).toContain('http://localhost:3000/api/public/articles/feed.xml');
});

test('an article has its sanitised text in the feed', async () => {
  const [one] = await api.db.select().from(articles);
  const id = one?.id ?? '';
  await api.db
    .update(articles)
    .set({ body: '<h2>Rain</h2><p onclick="x()">Words<script>bad()</script></p>' })
    .where(eq(articles.id, id));
  api.clock.moveBy(6_000);
  const { body } = await api.call(contentCalls.article, { params: { id } });
  expect(body).toMatchObject({ id, title: one?.title, body: '<h2>Rain</h2><p>Words</p>' });
  expect((await api.call(contentCalls.article, { params: { id: 'none' } })).code).toBe('cqrs-0009');
});

test('titles are text, never markup', async () => {
  const [one] = await api.db.select().from(articles);
  const title = 'A & B ]]> <script>alert(1)</script>';
  await api.db
    .update(articles)
    .set({ title })
    .where(eq(articles.id, one?.id ?? ''));
  api.clock.moveBy(6_000);
  const { body } = await api.call(contentCalls.articlesFeed);
  const outsideText = body.replaceAll(/<!\[CDATA\[[^]*?\]\]>/g, '');
  expect(body).toContain('A & B');
  expect(outsideText).not.toContain('<script');
});
