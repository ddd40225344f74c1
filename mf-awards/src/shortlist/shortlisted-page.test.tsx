import { screen, within } from '@testing-library/react';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { renderWithSession, respond } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { nominee, seasonResponses } from '../testing/season-responses.ts';
import ShortlistedPage from './shortlisted-page.tsx';

const list = [
  nominee('Cedar'),
  nominee('Alder'),
  nominee('Élan'),
  nominee('Ada', { categoryId: 'founder', awardsType: 'Individual', jobTitle: 'Founder', company: 'Alder' }),
];

function open(company: AwardsStatus, individual: AwardsStatus, nominees = list) {
  const found = respond(awardsCalls.nominees, { nominees, totalItems: nominees.length, totalPages: 1 });
  return renderWithSession(<ShortlistedPage />, {
    responses: [...seasonResponses(company, individual), found],
    session: 'signedIn',
    render: renderPart,
  });
}

test('finalists are listed from A to Z, also for a voter with a shuffled ballot', async () => {
  open('VoteTwo', 'VoteTwo');
  const bank = await screen.findByRole('region', { name: 'Best Bank' });
  const names = within(bank)
    .getAllByRole('listitem')
    .map((item) => within(item).getByText(/^\S+$/).textContent);
  expect(names).toEqual(['Alder', 'Cedar', 'Élan']);
  expect(screen.getByRole('region', { name: 'Founder of the Year' })).toHaveTextContent('Founder, Alder');
  expect(screen.getByText(awardsSeasonTexts['awardsShortlisted.order'])).toBeVisible();
});

test('a category without finalists is omitted, and links lead to the others', async () => {
  open('VoteTwo', 'VoteTwo');
  const jump = await screen.findByRole('navigation', { name: awardsSeasonTexts['awardsShortlisted.jump'] });
  expect(
    within(jump)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#bank', '#founder']);
});

test('the page opens with the first track', async () => {
  open('VoteOne', 'VoteTwo', list.slice(3));
  expect(await screen.findByRole('region', { name: 'Founder of the Year' })).toBeVisible();
});

test('the page is closed before the second vote', async () => {
  open('VoteOne', 'PreVoteTwo');
  expect(await screen.findByRole('heading', { name: awardsTexts['awards.closed.title'] })).toBeVisible();
  expect(screen.getByRole('link', { name: awardsTexts['awards.closed.dates'] })).toHaveAttribute(
    'href',
    '/calendar',
  );
  expect(screen.queryByText('Cedar')).toBeNull();
});

test('an empty shortlist is announced as coming', async () => {
  open('VoteTwo', 'VoteTwo', []);
  expect(
    await screen.findByRole('heading', { name: awardsSeasonTexts['awardsShortlisted.empty.title'] }),
  ).toBeVisible();
});
