import { screen, waitFor, within } from '@testing-library/react';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { eventResponses } from '../testing/event-responses.ts';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import { counts } from '../testing/people.ts';
import AffiliateSponsorsPage from './affiliate-sponsors-page.tsx';
import SponsorsPage from './sponsors-page.tsx';
import type { Sponsor } from './sponsors-response.ts';

function aSponsor(own: Partial<Sponsor>): Sponsor {
  return {
    id: 'tidewarden',
    name: 'Tidewarden',
    description: 'Settlement in the open.',
    logoUrl: '/media/t.svg',
    url: 'https://tidewarden.example',
    country: 'GB',
    stand: 'A1',
    tier: { id: 'headline', name: 'Headline', order: 1 },
    type: { id: 'payments', name: 'Payments' },
    ...own,
  };
}

const gold = { id: 'gold', name: 'Gold', order: 3 };
const nordfold = aSponsor({ id: 'nordfold', name: 'Nordfold', logoUrl: null, url: null, tier: gold });
const vex = aSponsor({ id: 'vex', name: 'Vexhallow', tier: gold, type: { id: 'trading', name: 'Trading' } });
const all = [nordfold, vex, aSponsor({})];
const listed = respond(sponsorCalls.sponsors, { sponsors: all, ...counts(all) });

const open = (url: string, responses: TestResponse[] = [listed]) =>
  renderPage(SponsorsPage, { url, responses });

test('shows the sponsors by tier, the highest first, with their stands', async () => {
  open('/sponsors');
  const headline = await screen.findByRole('region', { name: 'Headline sponsors' });
  expect(screen.getAllByRole('region', { name: /sponsors$/ })[0]).toBe(headline);
  expect(within(headline).getByRole('link', { name: 'Tidewarden' })).toHaveAttribute(
    'href',
    '/sponsors/tidewarden',
  );
  expect(within(headline).getByText('Settlement in the open.')).toBeVisible();
  expect(within(headline).getByText('Stand A1')).toBeVisible();
  expect(screen.getByText('3 sponsors')).toBeVisible();
});

test('tier, type and words filter the list, and are in the address', async () => {
  const { user, location } = open('/sponsors?tier=gold');
  expect(await screen.findByText('2 sponsors')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Tidewarden' })).not.toBeInTheDocument();
  await user.click(screen.getByText('Search and filter'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'What they do' }), 'Trading');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(location()).toBe('/sponsors?tier=gold&type=trading'));
  expect(screen.getByText('1 sponsor')).toBeVisible();
  const tiers = screen.getByRole('navigation', { name: 'Tier' });
  expect(within(tiers).getByRole('link', { name: 'Gold' })).toHaveAttribute('aria-current', 'true');
  expect(within(tiers).getByRole('link', { name: 'All tiers' })).toHaveAttribute(
    'href',
    '/sponsors?type=trading',
  );
});

test('says what to do without a match', async () => {
  open('/sponsors?q=zebra');
  expect(await screen.findByRole('heading', { name: 'No company matches' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All sponsors' })).toHaveAttribute('href', '/sponsors');
});

test('shows one list by name with tiers switched off, and no invitation with that switched off', async () => {
  const sponsors = { showTiers: false, becomeIsEnabled: false };
  open('/sponsors?tier=gold', [listed, ...eventResponses({ settings: { sponsors } })]);
  const list = await screen.findByRole('region', { name: 'Sponsors' });
  const names = within(list).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Nordfold', 'Tidewarden', 'Vexhallow']);
  // No heading level is skipped.
  expect(within(list).getByRole('heading', { level: 2, name: 'Sponsors' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Tier' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Become a sponsor' })).not.toBeInTheDocument();
});

test('invites companies to become one', async () => {
  open('/sponsors');
  expect(await screen.findByRole('link', { name: 'Become a sponsor' })).toHaveAttribute(
    'href',
    '/press-pack?kit=sponsor-kit#become',
  );
});

test('a list that fails to load shows a message in its place', async () => {
  expectBoundaryErrors();
  open('/sponsors', [respondWithError(sponsorCalls.sponsors, 'server-0001')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('The sponsors could not be loaded');
  expect(screen.getByRole('heading', { level: 1, name: 'Sponsors' })).toBeVisible();
});

test('works without the settings', async () => {
  open('/sponsors', [listed, respondWithError(settingsCalls.settings, 'server-0001')]);
  expect(await screen.findByRole('region', { name: 'Gold sponsors' })).toBeVisible();
});

test('the affiliate zone has its own sponsors', async () => {
  const { requests } = renderPage(AffiliateSponsorsPage, {
    url: '/affiliate-zone/sponsor',
    responses: [listed],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Affiliate zone sponsors' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Gold sponsors' })).toBeVisible();
  expect(requests.find(({ path }) => path === sponsorCalls.sponsors.path)?.query).toEqual({
    'filter.IsAffiliate.Equals': 'true',
  });
});
