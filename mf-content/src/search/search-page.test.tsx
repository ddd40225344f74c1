import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as searchCalls from '@summit/contract/calls/search';
import * as limits from '@summit/contract/limits/limits';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import SearchPage from './search-page.tsx';

type Found = ResponseOf<typeof searchCalls.search>;

const text = (words: string) => [{ text: words, isMatch: false }];
const found = (groups: Found['groups']) =>
  respond(searchCalls.search, { groups, totalItems: groups.reduce((sum, one) => sum + one.totalItems, 0) });

const result = (id: string, title: string, detail: string | null = null) => ({
  id,
  title: text(title),
  excerpt: [],
  detail,
});

test('results are grouped by kind and linked, with the words marked', async () => {
  const river = {
    ...result('the-river', 'The river', '2030-06-04'),
    excerpt: [{ text: 'How ', isMatch: false }, { text: 'money', isMatch: true }, ...text(' crosses water')],
  };
  const { requests } = renderPage(SearchPage, {
    url: '/search?q=money',
    responses: [
      found([
        { kind: 'session', totalItems: 12, results: [river] },
        { kind: 'speaker', totalItems: 1, results: [result('ada', 'Ada Money', 'Head, Bank')] },
        { kind: 'sponsor', totalItems: 1, results: [result('mint', 'Money Mint', 'A1')] },
        { kind: 'article', totalItems: 1, results: [result('why', 'Why money?', '2027-01-02')] },
        { kind: 'page', totalItems: 1, results: [result('termsAndConditions', 'Terms & Conditions')] },
      ]),
    ],
  });
  expect(await screen.findByRole('status')).toHaveTextContent('16 results for “money”');
  for (const [name, address] of [
    ['The river', '/agenda?day=2030-06-04#session-the-river'],
    ['Ada Money', '/speaker/ada'],
    ['Money Mint', '/sponsors/mint'],
    ['Why money?', '/articles/why'],
    ['Terms & Conditions', '/terms-and-conditions'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  expect(screen.getByText('Stand A1')).toBeVisible();
  const sessions = screen.getByRole('region', { name: 'Sessions best 1 of 12' });
  expect(within(sessions).getByText('Tue 4 June 2030')).toBeVisible();
  expect(within(sessions).getByText('money').tagName).toBe('MARK');
  expect(requests.find(({ query }) => query?.['q'])?.query).toEqual({ q: 'money' });
});

test('a page that this release does not know is left out', async () => {
  renderPage(SearchPage, {
    url: '/search?q=money',
    responses: [
      found([
        { kind: 'speaker', totalItems: 1, results: [result('ada', 'Ada Money')] },
        { kind: 'page', totalItems: 2, results: [result('toString', 'Newer'), result('venue', 'The venue')] },
      ]),
    ],
  });
  expect(await screen.findByRole('link', { name: 'The venue' })).toHaveAttribute('href', '/venue');
  expect(screen.getByRole('status')).toHaveTextContent('2 results for “money”');
  expect(screen.queryByText('Newer')).not.toBeInTheDocument();
});

test('nothing is found when this release knows none of the pages', async () => {
  renderPage(SearchPage, {
    url: '/search?q=money',
    responses: [found([{ kind: 'page', totalItems: 1, results: [result('newer', 'Newer')] }])],
  });
  expect(await screen.findByRole('heading', { level: 2, name: /Nothing/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Pages/ })).not.toBeInTheDocument();
});

test('without a word it offers popular links, and makes no call', async () => {
  const { user, location } = renderPage(SearchPage, { url: '/search', responses: [found([])] });
  expect(await screen.findByRole('link', { name: 'Tickets and prices' })).toHaveAttribute(
    'href',
    '/registration',
  );
  await user.type(screen.getByRole('searchbox'), 'lunch{Enter}');
  expect(location()).toBe('/search?q=lunch');
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test('a search that fails shows a message in its place, and can be retried', async () => {
  expectBoundaryErrors();
  const { user } = renderPage(SearchPage, {
    url: '/search?q=x',
    responses: [
      respondWithError(searchCalls.search, 'server-0001'),
      found([{ kind: 'page', totalItems: 1, results: [result('venue', 'Meridian Dock')] }]),
    ],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The results could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Meridian Dock' })).toHaveAttribute('href', '/venue');
});

test('results appear while typing; the address follows as one history entry', async () => {
  const { user, location, requests, back } = renderPage(SearchPage, {
    url: '/search',
    responses: [found([{ kind: 'page', totalItems: 1, results: [result('venue', 'Meridian Dock')] }])],
  });
  const box = await screen.findByRole('searchbox');
  await user.type(box, 'meri');
  expect(await screen.findByRole('link', { name: 'Meridian Dock' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 result for “meri”');
  expect(location()).toBe('/search?q=meri');
  expect(requests.flatMap(({ query }) => query?.['q'] ?? [])).toEqual(['meri']);
  expect(box).toHaveFocus();

  await user.type(box, ' do');
  await waitFor(() => expect(location()).toBe('/search?q=meri+do'));
  expect(box).toHaveValue('meri do');
  act(() => back());
  expect(location()).toBe('/search?q=meri+do');
  await user.clear(box);
  expect(await screen.findByRole('link', { name: 'Tickets and prices' })).toBeVisible();
  expect(location()).toBe('/search');
});

test('pasted text is shortened and searched for without invisible characters', async () => {
  const pasted = `\ufeffpay\u200bments ${'and more '.repeat(200)}`;
  const { requests } = renderPage(SearchPage, {
    url: `/search?${new URLSearchParams({ q: pasted })}`,
    responses: [found([{ kind: 'page', totalItems: 1, results: [result('venue', 'Meridian Dock')] }])],
  });
  expect(await screen.findByRole('link', { name: 'Meridian Dock' })).toBeVisible();
  const [q = ''] = requests.flatMap(({ query }) => query?.['q'] ?? []).map(String);
  expect(q).toMatch(/^payments and more/);
  expect(q.length).toBeLessThanOrEqual(limits.searchText);
});

test('a superseded search is cancelled, and earlier results stay until the next ones arrive', async () => {
  const late = respond(searchCalls.search, () => new Promise(() => undefined));
  const first = found([{ kind: 'page', totalItems: 1, results: [result('venue', 'Meridian Dock')] }]);
  const last = found([{ kind: 'page', totalItems: 1, results: [result('about', 'About')] }]);
  const { user, requests } = renderPage(SearchPage, { url: '/search?q=a', responses: [first, late, last] });
  const box = await screen.findByRole('searchbox');
  await screen.findByRole('link', { name: 'Meridian Dock' });
  await user.type(box, 'b');
  await waitFor(() => expect(requests.some(({ query }) => query?.['q'] === 'ab')).toBe(true));
  expect(screen.getByRole('link', { name: 'Meridian Dock' })).toBeVisible();
  await user.type(box, 'c');
  expect(await screen.findByRole('link', { name: 'About' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('“abc”');
  expect(requests.find(({ query }) => query?.['q'] === 'ab')?.signal?.aborted).toBe(true);
});

test('the arrow keys move from the field through the results, and back', async () => {
  const { user } = renderPage(SearchPage, {
    url: '/search?q=m',
    responses: [
      found([
        { kind: 'speaker', totalItems: 1, results: [result('ada', 'Ada Money')] },
        { kind: 'page', totalItems: 1, results: [result('venue', 'Meridian Dock')] },
      ]),
    ],
  });
  const ada = await screen.findByRole('link', { name: 'Ada Money' });
  await user.click(screen.getByRole('searchbox'));
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'ArrowDown', isComposing: true });
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(ada).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Meridian Dock' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
