import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as settingsCalls from '@summit/contract/calls/settings';
import { awardsBallotTexts } from '@summit/contract/texts/awards-ballot';
import { renderWithSession, respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { nominee as nomineeOf, seasonResponses } from '../../testing/season-responses.ts';
import VotingStepOnePage from '../voting-step-one-page.tsx';

const paging = { totalItems: 0, totalPages: 0 };
const nominee = (id: string, categoryId: string, name: string) => nomineeOf(name, { id, categoryId });
const category = (id: string, name: string, allowedVotes: number) => ({
  id,
  name,
  description: '',
  awardsType: 'Company' as const,
  criteria: [],
  allowedVotes,
});
const categories = respond(awardsCalls.nominationCategories, {
  nominationCategories: [category('c1', 'Best Bank', 1), category('c2', 'Best Data', 2)],
  ...paging,
});
const standing = respond(awardsCalls.nominees, {
  nominees: [nominee('n1', 'c1', 'Alder'), nominee('n3', 'c2', 'Cedar'), nominee('n4', 'c2', 'Dogwood')],
  ...paging,
});
const none = { isVoted: false, votedAt: null, receipt: null, hasTicketVoted: false };
const notVoted = respond(awardsCalls.voteStatusStepOne, none);

function openPage(session: 'signedIn', ...responses: TestResponse[]) {
  const given = [categories, standing, ...seasonResponses('VoteOne')];
  const usual = given.filter(({ row }, at) => {
    const isFirst = given.findIndex((one) => one.row === row) === at;
    return isFirst && responses.every((one) => one.row !== row);
  });
  const options = { responses: [...usual, ...responses], session, render: renderPart } as const;
  return { ...renderWithSession(<VotingStepOnePage />, options), user: userEvent.setup() };
}

const choose = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(await screen.findByRole('checkbox', { name }));

beforeEach(() => window.localStorage.clear());

test('a second ballot from another device: which one counts is said, and what was not sent stays until it is removed', async () => {
  const votedAt = '2027-05-01T05:25:00.000Z';
  const refused = respondWithError(awardsCalls.voteStepOne, 'voting-0001');
  let isIn = false;
  const voted = { isVoted: true, votedAt, receipt: 'R-1', hasTicketVoted: false };
  const known: TestResponse = {
    row: awardsCalls.voteStatusStepOne,
    outcome: (request) => (isIn ? respond(awardsCalls.voteStatusStepOne, voted) : notVoted).outcome(request),
  };
  const settings = respondWithError(settingsCalls.settings, 'server-0001');
  const { user, location } = openPage('signedIn', known, refused, settings);
  await choose(user, /Alder/);
  await choose(user, /Cedar/);
  isIn = true;
  await user.click(screen.getByRole('button', { name: 'Review my ballot' }));
  await user.click(screen.getByRole('button', { name: 'Send my ballot' }));

  expect(await screen.findByText(awardsBallotTexts['awardsBallot.unsent.title'])).toBeVisible();
  expect(screen.getByText(/Your ballot of Sat 1 May 2027, 05:25 counts/)).toBeVisible();
  expect(screen.getByText('Best Bank: Alder')).toBeVisible();
  expect(screen.getByText('You have voted in this step')).toBeVisible();
  expect(location()).not.toContain('thankyou');
  const draft = Object.keys(window.localStorage).find((key) => key.includes('ballot-Company.one')) ?? '';
  expect(window.localStorage.getItem(draft)).toContain('n3');

  await user.click(screen.getByRole('button', { name: awardsBallotTexts['awardsBallot.unsent.remove'] }));
  expect(screen.queryByText(awardsBallotTexts['awardsBallot.unsent.title'])).toBeNull();
  expect(window.localStorage.getItem(draft)).not.toContain('n3');
});

test('a nominee who is withdrawn is shown, is not chosen, and leaves a choice that was made before', async () => {
  const first = openPage('signedIn', notVoted);
  await choose(first.user, /Cedar/);
  first.unmount();
  const withdrawn = respond(awardsCalls.nominees, {
    nominees: [
      nominee('n1', 'c1', 'Alder'),
      { ...nominee('n3', 'c2', 'Cedar'), withdrawal: 'Withdrawn' as const },
      nominee('n4', 'c2', 'Dogwood'),
      nominee('n5', 'c2', 'Elm'),
    ],
    ...paging,
  });
  const { user } = openPage('signedIn', withdrawn, notVoted);
  const cedar = await screen.findByRole('checkbox', {
    name: new RegExp(`Cedar ${awardsBallotTexts['awardsBallot.withdrawal.Withdrawn']}`),
  });
  expect(cedar).toBeDisabled();
  expect(cedar).not.toBeChecked();
  // Both of the two votes are free.
  await choose(user, /Dogwood/);
  await choose(user, /Elm/);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});
