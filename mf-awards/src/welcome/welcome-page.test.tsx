import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as contentCalls from '@summit/contract/calls/content';
import * as settingsCalls from '@summit/contract/calls/settings';
import { awardsTexts } from '@summit/contract/texts/awards';
import {
  renderWithSession,
  respond,
  respondWithError,
  sampleResponse,
  type TestResponse,
} from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import WelcomePage from './welcome-page.tsx';

const paging = { totalItems: 0, totalPages: 0 };
const texts = (...items: [string, string][]) =>
  respond(contentCalls.staticContent, {
    staticContent: items.map(([name, content]) => ({ id: name, name, type: 'text' as const, content })),
    ...paging,
  });
const category = (id: string, name: string, awardsType: 'Company' | 'Individual') => ({
  id,
  name,
  description: '',
  awardsType,
  criteria: [],
  allowedVotes: 1,
});
const status = (value: AwardsStatus, welcome = value) => [
  respond(awardsCalls.awardsStatus, { awardsStatus: value, changesAt: null }),
  respond(awardsCalls.awardsIndividualStatus, { awardsIndividualStatus: value, changesAt: null }),
  respond(awardsCalls.awardsWelcomeStatus, { awardsWelcomeStatus: welcome, changesAt: null }),
];
const categories = respond(awardsCalls.nominationCategories, {
  nominationCategories: [
    category('a', 'Best Bank', 'Company'),
    category('b', 'Founder of the Year', 'Individual'),
  ],
  ...paging,
});
const settings = respond(
  settingsCalls.settings,
  sampleResponse(settingsCalls.settings, { event: { timeZone: 'Europe/London' } }),
);

const openPage = (...responses: TestResponse[]) =>
  renderWithSession(<WelcomePage />, { responses: [settings, ...responses], render: renderPart });

test('describes both tracks and links to what their status opens', async () => {
  openPage(texts(), categories, ...status('VoteOne'));
  expect(await screen.findByRole('heading', { name: 'Best Bank' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Founder of the Year' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Vote now/ })).toHaveAttribute('href', '/awards/voting-step1');
});

test('has no actions before the season begins', async () => {
  openPage(texts(), categories, ...status('Welcome'));
  expect(await screen.findByRole('heading', { name: 'Best Bank' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Vote now|Nominate/ })).toBeNull();
});

test.each<[string, AwardsStatus, AwardsStatus, string | null]>([
  ['holds back what is open', 'VoteOne', 'Welcome', null],
  ['never invites to what is closed', 'VoteTwo', 'VoteOne', '/awards/voting-step2'],
  ['does not open what comes later', 'PreVoteOne', 'VoteOne', null],
])('the status of the welcome page itself %s', async (_what, present, welcome, target) => {
  openPage(texts(), categories, ...status(present, welcome));
  expect(await screen.findByRole('heading', { name: 'Best Bank' })).toBeVisible();
  const link = screen.queryByRole('link', { name: /Vote now|Nominate/ });
  expect(link?.getAttribute('href') ?? null).toBe(target);
});

test("shows the organisers' texts, and default texts otherwise", async () => {
  openPage(texts(['awardsWelcome.header.title', 'Our awards']), categories, ...status('Welcome'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Our awards' })).toBeVisible();
  expect(screen.getByText(awardsTexts['awardsWelcome.header.lead'])).toBeVisible();
});

test('categories that fail to load show a message in their place without affecting the rest', async () => {
  // React logs the error that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openPage(texts(), respondWithError(awardsCalls.nominationCategories, 'server-0001'), ...status('Welcome'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/categories/);
  expect(screen.getByRole('heading', { name: 'Questions' })).toBeVisible();
});

test('categories that failed to load can be requested again', async () => {
  // React logs the error that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = respondWithError(awardsCalls.nominationCategories, 'server-0001');
  openPage(texts(), failure, categories, ...status('Welcome'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Best Bank' })).toBeVisible();
});
