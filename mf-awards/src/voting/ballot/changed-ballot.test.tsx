import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as settingsCalls from '@summit/contract/calls/settings';
import { awardsBallotTexts } from '@summit/contract/texts/awards-ballot';
import {
  renderWithSession,
  respond,
  respondNever,
  respondWithError,
  type TestResponse,
} from '@summit/shared-auth/testing';
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

test('a ballot sent from another device is shown as the one that counts, and unsent choices stay until removed', async () => {
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

describe('a ballot whose response was lost', () => {
  const votedAt = '2027-05-01T05:25:00.000Z';
  const voted = respond(awardsCalls.voteStatusStepOne, {
    isVoted: true,
    votedAt,
    receipt: 'R-1',
    hasTicketVoted: false,
  });
  const settings = respondWithError(settingsCalls.settings, 'server-0001');
  const lost = respondNever(awardsCalls.voteStepOne);
  const refused = respondWithError(awardsCalls.voteStepOne, 'voting-0001');
  const stored = () =>
    Object.entries(window.localStorage).find(([key]) => key.includes('ballot-Company.one'))?.[1] as string;

  async function press(user: ReturnType<typeof userEvent.setup>) {
    await user.click(await screen.findByRole('button', { name: 'Review my ballot' }));
    await user.click(screen.getByRole('button', { name: 'Send my ballot' }));
  }

  async function expectArrived() {
    expect(await screen.findByText(awardsBallotTexts['awardsBallot.arrived.title'])).toBeVisible();
    expect(screen.getByText(/Your ballot of Sat 1 May 2027, 05:25 is in and counts/)).toBeVisible();
    expect(screen.getByText('You have voted in this step')).toBeVisible();
    expect(screen.queryByText(awardsBallotTexts['awardsBallot.unsent.title'])).toBeNull();
    // An effect empties the draft after the notice is shown.
    await waitFor(() => expect(stored()).not.toContain('n1'));
  }

  test('is shown as received as soon as the server reports it', async () => {
    const { user } = openPage('signedIn', notVoted, voted, lost, settings);
    await choose(user, /Alder/);
    await press(user);
    await expectArrived();
  });

  test('is shown as received when the next press is refused', async () => {
    const { user } = openPage('signedIn', notVoted, notVoted, voted, lost, refused, settings);
    await choose(user, /Alder/);
    await press(user);
    expect(await screen.findByText(awardsBallotTexts['awardsBallot.review.unsure'])).toBeVisible();
    expect(screen.queryByText(awardsBallotTexts['awardsBallot.review.failed'])).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send my ballot' }));
    await expectArrived();
  });

  test('is shown as received after a reload', async () => {
    const first = openPage('signedIn', notVoted, lost, settings);
    await choose(first.user, /Alder/);
    await press(first.user);
    await screen.findByText(awardsBallotTexts['awardsBallot.review.unsure']);
    first.unmount();
    openPage('signedIn', voted, settings);
    await expectArrived();
  });

  test('keeps only later choices on the device', async () => {
    const { user } = openPage('signedIn', notVoted, notVoted, voted, lost, refused, settings);
    await choose(user, /Alder/);
    await press(user);
    await user.click(await screen.findByRole('button', { name: 'Change my choices' }));
    await choose(user, /Cedar/);
    await press(user);
    expect(await screen.findByText(awardsBallotTexts['awardsBallot.unsent.title'])).toBeVisible();
    expect(screen.getByText('Best Data: Cedar')).toBeVisible();
    expect(screen.queryByText(/Alder/)).toBeNull();
  });
});

test('a ballot sent by another tab clears the choices in this one', async () => {
  const voted = { isVoted: true, votedAt: null, receipt: 'R-1', hasTicketVoted: false };
  const settings = respondWithError(settingsCalls.settings, 'server-0001');
  const { user } = openPage('signedIn', notVoted, respond(awardsCalls.voteStatusStepOne, voted), settings);
  await choose(user, /Alder/);
  const key = Object.keys(window.localStorage).find((name) => name.includes('ballot-Company.one')) ?? '';
  window.localStorage.setItem(key, JSON.stringify({ state: { choices: {}, sent: [] }, version: 0 }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

  expect(await screen.findByText('You have voted in this step')).toBeVisible();
  expect(screen.queryByText(awardsBallotTexts['awardsBallot.unsent.title'])).toBeNull();
  expect(screen.queryByText(awardsBallotTexts['awardsBallot.arrived.title'])).toBeNull();
});

test('a withdrawn nominee is shown but cannot be chosen, and is removed from earlier choices', async () => {
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
  // Both votes are available again.
  await choose(user, /Dogwood/);
  await choose(user, /Elm/);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

test('a ballot with a nominee withdrawn meanwhile is refused with the reason, and shows the present nominees', async () => {
  const gone = respond(awardsCalls.nominees, {
    nominees: [
      nominee('n1', 'c1', 'Alder'),
      { ...nominee('n3', 'c2', 'Cedar'), withdrawal: 'Withdrawn' as const },
      nominee('n4', 'c2', 'Dogwood'),
    ],
    ...paging,
  });
  let isGone = false;
  const present: TestResponse = {
    row: awardsCalls.nominees,
    outcome: (request) => (isGone ? gone : standing).outcome(request),
  };
  const refused = respondWithError(awardsCalls.voteStepOne, 'voting-0003');
  const { user } = openPage('signedIn', present, notVoted, refused);
  await choose(user, /Alder/);
  await choose(user, /Cedar/);
  isGone = true;
  await user.click(screen.getByRole('button', { name: 'Review my ballot' }));
  await user.click(screen.getByRole('button', { name: 'Send my ballot' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(awardsBallotTexts['awardsBallot.outdated.text']);
  const withdrawn = awardsBallotTexts['awardsBallot.withdrawal.Withdrawn'];
  const cedar = await screen.findByRole('checkbox', { name: new RegExp(`Cedar ${withdrawn}`) });
  expect(cedar).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Alder/ })).toBeChecked();
});

test('the focus moves to the ballot when the visitor goes back from the review to change it', async () => {
  const { user } = openPage('signedIn', notVoted);
  await choose(user, /Alder/);
  await user.click(screen.getByRole('button', { name: 'Review my ballot' }));
  await user.click(screen.getByRole('button', { name: awardsBallotTexts['awardsBallot.review.change'] }));
  expect(screen.getByRole('group', { name: /Best Bank/ })).toHaveFocus();
});
