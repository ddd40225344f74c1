import { screen, within } from '@testing-library/react';
import * as contentCalls from '@summit/contract/calls/content';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import { counts } from '../testing/people.ts';
import ArticlePage from './article-page.tsx';
import type { ListedArticle } from './article-response.ts';
import ArticlesPage from './articles-page.tsx';

const anArticle = (id: string, title: string): ListedArticle => ({
  id,
  title,
  excerpt: `What ${title} is about.`,
  publishedAt: '2027-01-05T09:00:00.000Z',
  publishedOn: '2027-01-05',
  author: 'Ada Low',
  imageUrl: '/media/one.svg',
  url: null,
});
const rain = anArticle('rain', 'Rain');
const wind = anArticle('wind', 'Wind');

const list = (articles: ListedArticle[]) => respond(contentCalls.articles, { articles, ...counts(articles) });
const { path } = pages.article;

test('every article links to its own page', async () => {
  renderPage(ArticlesPage, { url: '/articles', responses: [list([rain, wind])] });
  expect(await screen.findByRole('link', { name: 'Rain' })).toHaveAttribute('href', '/articles/rain');
  expect(screen.getByRole('link', { name: 'Wind' })).toHaveAttribute('href', '/articles/wind');
  expect(screen.getAllByText('Tue 5 January 2027, Ada Low')).toHaveLength(2);
});

test('a message is shown before the first article', async () => {
  renderPage(ArticlesPage, { url: '/articles', responses: [list([])] });
  expect(await screen.findByRole('heading', { name: 'Nothing to read yet' })).toBeVisible();
});

test('an article is shown in full, with links to others', async () => {
  const body = '<p>It rains.</p><h2>And then?</h2><p>It stops.</p>';
  renderPage(ArticlePage, {
    url: '/articles/rain',
    path,
    responses: [respond(contentCalls.article, { ...rain, body }), list([rain, wind])],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Rain' })).toBeVisible();
  expect(screen.getByText('It rains.')).toBeVisible();
  const others = screen.getByRole('region', { name: 'Read on' });
  expect(
    within(others)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Wind']);
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', rain.excerpt);
});

test('an article on another site is described and linked', async () => {
  const url = 'https://paper.example/rain';
  renderPage(ArticlePage, {
    url: '/articles/rain',
    path,
    responses: [respond(contentCalls.article, { ...rain, url, body: null }), list([])],
  });
  expect(await screen.findByText('What Rain is about.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read it in full (another site)' })).toHaveAttribute('href', url);
});

test('an address without an article shows a message', async () => {
  renderPage(ArticlePage, {
    url: '/articles/none',
    path,
    responses: [respondWithError(contentCalls.article, 'cqrs-0009'), list([rain])],
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We could not find this article' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/articles');
});
