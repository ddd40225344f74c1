import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as contentCalls from '@summit/contract/calls/content';
import * as metaCalls from '@summit/contract/calls/meta';
import { tabStorageKeys } from '@summit/contract/session/storage-keys';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { fakeRemotes } from '../testing/fake-remotes.ts';
import { frameResponses, type FrameSituation } from '../testing/frame-responses.ts';
import { openSite } from '../testing/open-site.tsx';
import { bannerKey } from './dismissed-banners.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const plain = { linkText: null, linkUrl: null, imageUrl: null };
const banners = [
  { ...plain, id: 'early', text: 'Early prices', linkText: 'Get a ticket', linkUrl: '/agenda' },
  { ...plain, id: 'vote', text: 'The vote is open', imageUrl: '/media/vote.png' },
];
const content = {
  name: 'content',
  pages: { '/agenda': () => <h1>Agenda</h1>, '/about': () => <h1>About</h1> },
};

const open = (situation: FrameSituation = {}, address = '/agenda') => {
  const all = { banners, pageWithBanner: ['/agenda'], ...situation };
  return openSite(address, fakeRemotes(content), frameResponses(all));
};

const strip = () => screen.queryByRole('complementary', { name: 'Announcements' });
const close = (text: string) => userEvent.click(screen.getByRole('button', { name: `Close: ${text}` }));

beforeEach(() => window.sessionStorage.clear());

test('banners are shown only on the pages that the settings name', async () => {
  await open();
  const lines = within(strip() as HTMLElement).getAllByRole('listitem');
  expect(lines).toHaveLength(2);
  expect(within(lines[0] as HTMLElement).getByRole('link', { name: 'Get a ticket' })).toHaveAttribute(
    'href',
    '/agenda',
  );
  expect((lines[1] as HTMLElement).querySelector('img')).toHaveAttribute('src', '/api/media/vote.png');
});

test('other pages have no banner, not even an empty band', async () => {
  await open({}, '/about');
  expect(strip()).not.toBeInTheDocument();
});

test('a banner that links to a page without a live release is hidden; one with an external link is shown', async () => {
  const leading = (id: string, linkUrl: string) => ({ ...plain, id, text: `To ${linkUrl}`, linkUrl });
  await open({
    banners: [
      leading('season', '/last-season?from=banner'),
      leading('about', '/about#team'),
      leading('hotel', 'https://hotel.example/rooms'),
    ],
  });
  expect(strip()).not.toHaveTextContent('/last-season');
  expect(strip()).toHaveTextContent('To /about#team');
  expect(strip()).toHaveTextContent('To https://hotel.example/rooms');
});

test('a closed banner stays closed in this tab', async () => {
  await open();
  await close('Early prices');
  expect(strip()).toHaveTextContent('The vote is open');
  expect(strip()).not.toHaveTextContent('Early prices');
  expect(window.sessionStorage.getItem(tabStorageKeys.dismissedBanners)).toBe('early');
  await close('The vote is open');
  expect(strip()).not.toBeInTheDocument();
});

test('closing a banner passes the focus on to the next one, and from the last one to the page', async () => {
  await open();
  await close('Early prices');
  expect(screen.getByRole('button', { name: 'Close: The vote is open' })).toHaveFocus();
  await close('The vote is open');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a banner that was closed before is not shown', async () => {
  window.sessionStorage.setItem(tabStorageKeys.dismissedBanners, 'early vote');
  await open();
  expect(strip()).not.toBeInTheDocument();
});

test('a page works without its banners', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(window, { reportError: jest.fn() });
  const failing = [respondWithError(contentCalls.banners, 'server-0001'), respond(metaCalls.reportError)];
  await openSite('/agenda', fakeRemotes(content), [...failing, ...frameResponses()]);
  expect(strip()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Agenda' })).toBeInTheDocument();
});

test('any id gives a key that is valid in a CSS selector', () => {
  expect(bannerKey(`a'] b</style>"\\{}`)).toMatch(/^[\w%-]+$/);
});

describe('the stream', () => {
  const stream = { isEnabled: true, title: 'Summit online', streamUrl: 'https://stream.example/live' };
  const watch = () => screen.queryByRole('link', { name: 'Watch online' });

  test.each([
    ['without a moment', null],
    ['since a moment that is past', '2020-01-01T00:00:00Z'],
  ])('is announced on every page while it is open %s', async (_when, opensAt) => {
    await open({ virtual: { ...stream, opensAt } }, '/about');
    expect(watch()).toHaveAttribute('href', 'https://stream.example/live');
    expect(strip()).toHaveTextContent('On air now');
  });

  test.each([
    ['is switched off', { isEnabled: false }],
    ['has no address', { streamUrl: null }],
    ['opens later', { opensAt: '2999-01-01T00:00:00Z' }],
  ])('is not announced while it %s', async (_why, change) => {
    await open({ virtual: { ...stream, opensAt: null, ...change } }, '/about');
    expect(watch()).not.toBeInTheDocument();
  });

  test('is announced automatically in an open tab', async () => {
    const hour = 3_600_000;
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await open({ virtual: { ...stream, opensAt: new Date(Date.now() + hour).toISOString() } }, '/about');
    expect(watch()).not.toBeInTheDocument();
    const [[inAnHour]] = timers.mock.calls.filter(([, delay]) => Number(delay) > hour / 2) as [[() => void]];
    act(inAnHour);
    expect(watch()).toBeInTheDocument();
  });
});
