import { screen } from '@testing-library/react';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import { renderWithSession } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { nominee, results, seasonResponses } from '../testing/season-responses.ts';
import IndividualPage from './individual-page.tsx';

const ada = nominee('Ada', { categoryId: 'founder', awardsType: 'Individual', result: 'Winner', year: 2029 });

const open = (company: AwardsStatus, individual: AwardsStatus) =>
  renderWithSession(<IndividualPage />, {
    responses: [...seasonResponses(company, individual), results(2029, [2029], ada)],
    render: renderPart,
  });

test('shows the awards for people and the previous winners', async () => {
  open('Welcome', 'Welcome');
  expect(await screen.findByRole('heading', { name: 'Founder of the Year' })).toBeVisible();
  expect(screen.queryByText('Best Bank')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Ada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All winners of 2029' })).toHaveAttribute(
    'href',
    '/awards/individual/winners?year=2029',
  );
});

test('offers what the status for individuals opens', async () => {
  open('Welcome', 'VoteTwo');
  expect(await screen.findByRole('link', { name: 'Vote now' })).toHaveAttribute(
    'href',
    '/awards/individual/voting-step2',
  );
});
