import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { renderWithSession } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { seasonResponses } from '../testing/season-responses.ts';
import IndividualNominationCategoriesPage from './individual-nomination-categories-page.tsx';
import NominationCategoriesPage from './nomination-categories-page.tsx';

const open = (Page: ComponentType, company: AwardsStatus, individual: AwardsStatus = company) =>
  renderWithSession(<Page />, { responses: seasonResponses(company, individual), render: renderPart });

test('each award states its criteria and links to the form with itself selected', async () => {
  open(NominationCategoriesPage, 'Nomination');
  expect(await screen.findByRole('heading', { name: 'Best Bank' })).toBeVisible();
  expect(screen.getAllByText('It is live')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /^Nominate for this award\s?: Best Bank$/ })).toHaveAttribute(
    'href',
    '/awards/nomination-form?category=bank',
  );
  expect(screen.getByText('Until the last day of October.')).toBeVisible();
});

test('the awards for people are separate cards', async () => {
  open(IndividualNominationCategoriesPage, 'Welcome', 'Nomination');
  expect(await screen.findByRole('heading', { name: 'Founder of the Year' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Best Bank' })).toBeNull();
  expect(screen.getByRole('link', { name: /Companies/ })).toHaveAttribute(
    'href',
    '/awards/nomination-categories',
  );
});

test('there are no buttons before nominations open', async () => {
  open(NominationCategoriesPage, 'PreNomination');
  expect(await screen.findByText(awardsSeasonTexts['awardsNominationCategories.soon'])).toBeVisible();
  expect(screen.queryByRole('link', { name: /Nominate/ })).toBeNull();
});

test('the page is closed after nominations', async () => {
  open(NominationCategoriesPage, 'PreVoteOne');
  expect(await screen.findByRole('heading', { name: awardsTexts['awards.closed.title'] })).toBeVisible();
});
