import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as contentCalls from '@summit/contract/calls/content';
import * as settingsCalls from '@summit/contract/calls/settings';
import { errors } from '@summit/contract/errors/errors';
import { awardsBallotTexts } from '@summit/contract/texts/awards-ballot';
import { renderWithSession, respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import VotingStepOnePage from './voting-step-one-page.tsx';

const category = (id: string, name: string, allowedVotes: number) => ({
  id,
  name,
  description: `What ${name} is about.`,
  awardsType: 'Company' as const,
  criteria: ['It is live.'],
  allowedVotes,
});

const nominee = (id: string, categoryId: string, name: string) => ({
  id,
  categoryId,
  awardsType: 'Company' as const,
  name,
  jobTitle: null,
  company: null,
  description: `${name} does things.`,
  url: null,
  imageUrl: null,
  isShortlisted: false,
  result: null,
  withdrawal: null,
  year: 2027,
});

const paging = { totalItems: 0, totalPages: 0 };
const status = (value: 'VoteOne' | 'PreVoteTwo') => [
  respond(awardsCalls.awardsStatus, { awardsStatus: value, changesAt: null }),
  respond(awardsCalls.awardsIndividualStatus, { awardsIndividualStatus: value, changesAt: null }),
];
const ballot = [
  respond(contentCalls.staticContent, { staticContent: [], ...paging }),
  respond(awardsCalls.nominationCategories, {
    nominationCategories: [category('c1', 'Best Bank', 1), category('c2', 'Best Data', 2)],
    ...paging,
  }),
  respond(awardsCalls.nominees, {
    nominees: [
      nominee('n1', 'c1', 'Alder'),
      nominee('n2', 'c1', 'Birch'),
      nominee('n3', 'c2', 'Cedar'),
      nominee('n4', 'c2', 'Dogwood'),
      nominee('n5', 'c2', 'Elm'),
    ],
    ...paging,
  }),
];
const notVoted = respond(awardsCalls.voteStatusStepOne, {
  isVoted: false,
  votedAt: null,
  receipt: null,
  hasTicketVoted: false,
});

function openPage(session: 'unknown' | 'anonymous' | 'signedIn', ...responses: TestResponse[]) {
  const options = { responses: [...ballot, ...responses], session, render: renderPart } as const;
  return { ...renderWithSession(<VotingStepOnePage />, options), user: userEvent.setup() };
}

const choose = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(await screen.findByRole('checkbox', { name }));

beforeEach(() => window.localStorage.clear());

test('an attendee chooses, reviews and sends the ballot once', async () => {
  const voted = respond(awardsCalls.voteStepOne, {
    isVoted: true,
    votedAt: '2027-05-01T10:00:00.000Z',
    receipt: 'R-1',
  });
  const { user, requests, location } = openPage('signedIn', ...status('VoteOne'), notVoted, voted);
  await choose(user, /Alder/);
  await choose(user, /Cedar/);
  expect(screen.getByText('2 of 2 categories')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review my ballot' }));
  const review = screen.getByRole('region', { name: 'Review my ballot' });
  expect(within(review).getByText('Alder')).toBeVisible();
  await user.dblClick(within(review).getByRole('button', { name: 'Send my ballot' }));
  const sent = requests.filter(
    ({ path, method }) => method === 'POST' && path === awardsCalls.voteStepOne.path,
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    votes: [
      { categoryId: 'c1', nomineeId: 'n1' },
      { categoryId: 'c2', nomineeId: 'n3' },
    ],
  });
  expect(location()).toContain('/awards/voting/thankyou');
});

test('a new choice replaces the old one in a category with one vote; with two votes a third is not possible', async () => {
  const { user } = openPage('signedIn', ...status('VoteOne'), notVoted);
  await choose(user, /Alder/);
  await choose(user, /Birch/);
  expect(screen.getByRole('checkbox', { name: /Alder/ })).not.toBeChecked();
  await choose(user, /Cedar/);
  await choose(user, /Dogwood/);
  expect(screen.getByRole('checkbox', { name: /Elm/ })).toBeDisabled();
  await choose(user, /Cedar/);
  expect(screen.getByRole('checkbox', { name: /Elm/ })).toBeEnabled();
});

describe('a long ballot', () => {
  test('is searched while typing, ignoring accents, and keeps earlier choices', async () => {
    const { user } = openPage('signedIn', ...status('VoteOne'), notVoted);
    await choose(user, /Alder/);
    const search = screen.getByRole('searchbox', { name: awardsBallotTexts['awardsBallot.search.label'] });
    await user.type(search, 'Cédar');
    expect(screen.getByText(awardsBallotTexts['awardsBallot.search.found.one'])).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await choose(user, /Cedar/);
    await user.type(search, ' and nobody');
    expect(screen.getByText(awardsBallotTexts['awardsBallot.search.nothing'])).toBeVisible();
    await user.click(screen.getByRole('button', { name: awardsBallotTexts['awardsBallot.search.clear'] }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(5);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  });

  test('names the categories without a choice, and links from one to the next', async () => {
    const { user } = openPage('signedIn', ...status('VoteOne'), notVoted);
    await choose(user, /Alder/);
    const summary = screen.getByRole('complementary', { name: awardsBallotTexts['awardsBallot.summary'] });
    const next = () =>
      within(summary).queryByRole('button', { name: awardsBallotTexts['awardsBallot.next'] });
    expect(within(summary).getByRole('button', { name: 'Best Bank Alder' })).toBeInTheDocument();
    const open = within(summary).getByRole('button', { name: 'Best Data No choice' });
    await user.click(next() as HTMLElement);
    expect(screen.getByRole('group', { name: /Best Data/ })).toHaveFocus();
    await user.click(within(summary).getByRole('button', { name: 'Best Bank Alder' }));
    expect(screen.getByRole('group', { name: /Best Bank/ })).toHaveFocus();
    await user.click(open);
    expect(screen.getByRole('group', { name: /Best Data/ })).toHaveFocus();
    await choose(user, /Elm/);
    expect(next()).toBeNull();
    expect(screen.getByText('2 of 2 categories')).toBeVisible();
  });

  test('links from the end of each category to the next one without a choice, and finally to the review', async () => {
    const { user } = openPage('signedIn', ...status('VoteOne'), notVoted);
    await choose(user, /Alder/);
    const bank = screen.getByRole('group', { name: /Best Bank/ });
    const data = screen.getByRole('group', { name: /Best Data/ });
    await user.click(
      within(bank).getByRole('button', { name: awardsBallotTexts['awardsBallot.onward.next'] }),
    );
    expect(data).toHaveFocus();
    await choose(user, /Elm/);
    await user.click(
      within(data).getByRole('button', { name: awardsBallotTexts['awardsBallot.onward.review'] }),
    );
    expect(screen.getByRole('region', { name: 'Review my ballot' })).toBeVisible();
  });

  test('resets the search when it links to a category that is hidden by it', async () => {
    const { user } = openPage('signedIn', ...status('VoteOne'), notVoted);
    await choose(user, /Alder/);
    const search = screen.getByRole('searchbox');
    await user.type(search, 'Alder');
    expect(screen.queryByRole('group', { name: /Best Data/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: awardsBallotTexts['awardsBallot.next'] }));
    expect(search).toHaveValue('');
    expect(screen.getByRole('group', { name: /Best Data/ })).toHaveFocus();
  });
});

test('choices survive a reload', async () => {
  const first = openPage('signedIn', ...status('VoteOne'), notVoted);
  await choose(first.user, /Birch/);
  first.unmount();
  openPage('signedIn', ...status('VoteOne'), notVoted);
  expect(await screen.findByRole('checkbox', { name: /Birch/ })).toBeChecked();
});

test.each([
  ['the step has ended', 'voting-0002'],
  ['the ticket has voted with an earlier holder', 'voting-0009'],
] as const)('a refusal shows the reason and keeps the choices: %s', async (_why, code) => {
  const refused = respondWithError(awardsCalls.voteStepOne, code);
  const { user } = openPage('signedIn', ...status('VoteOne'), notVoted, refused);
  await choose(user, /Alder/);
  await user.click(screen.getByRole('button', { name: 'Review my ballot' }));
  await user.click(screen.getByRole('button', { name: 'Send my ballot' }));
  expect(await screen.findByText(/Your choices are saved/)).toBeVisible();
  expect(screen.getByText(errors[code].message, { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change my choices' }));
  expect(screen.getByRole('checkbox', { name: /Alder/ })).toBeChecked();
});

test('an attendee who has voted sees the receipt and no ballot', async () => {
  const voted = respond(awardsCalls.voteStatusStepOne, {
    isVoted: true,
    votedAt: null,
    receipt: 'R-77',
    hasTicketVoted: false,
  });
  const settings = respondWithError(settingsCalls.settings, 'server-0001');
  openPage('signedIn', ...status('VoteOne'), voted, settings);
  expect(await screen.findByText('You have voted in this step')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a ticket whose earlier holder has voted opens no ballot, with an explanation', async () => {
  const used = { isVoted: false, votedAt: null, receipt: null, hasTicketVoted: true };
  openPage('signedIn', ...status('VoteOne'), respond(awardsCalls.voteStatusStepOne, used));
  expect(await screen.findByText('Your ticket has voted in this step')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('an anonymous visitor is asked to log in', async () => {
  openPage('anonymous', ...status('VoteOne'));
  expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '#login');
});

test('the login link is not replaced during a press while the session loads', async () => {
  const { session } = openPage('unknown', ...status('VoteOne'));
  const pressed = await screen.findByRole('link', { name: 'Login' });
  act(() => session.actions.start());
  await waitFor(() => expect(session.store.getState().phase).toBe('anonymous'));
  expect(screen.getByRole('link', { name: 'Login' })).toBe(pressed);
});

test('the page links to the open page when the status does not open the vote', async () => {
  openPage('signedIn', ...status('PreVoteTwo'));
  expect(await screen.findByRole('heading', { name: 'This part of the awards is not open' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to what is open now' })).toHaveAttribute(
    'href',
    '/awards/pre-voting-two',
  );
});

test('a ballot that failed to load can be requested again', async () => {
  // React logs errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = respondWithError(awardsCalls.voteStatusStepOne, 'server-0001');
  const { user } = openPage('signedIn', ...status('VoteOne'), failure, notVoted);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: /Alder/ })).toBeVisible();
});
