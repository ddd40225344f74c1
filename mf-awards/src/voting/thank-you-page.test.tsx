import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as contentCalls from '@summit/contract/calls/content';
import * as settingsCalls from '@summit/contract/calls/settings';
import {
  renderWithSession,
  respond,
  respondWithError,
  sampleResponse,
  type TestResponse,
} from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import ThankYouPage from './thank-you-page.tsx';

const common = [
  respond(contentCalls.staticContent, sampleResponse(contentCalls.staticContent)),
  respond(awardsCalls.awardsStatus, { awardsStatus: 'VoteOne', changesAt: null }),
  respond(awardsCalls.awardsIndividualStatus, { awardsIndividualStatus: 'VoteOne', changesAt: null }),
  respond(
    settingsCalls.settings,
    sampleResponse(settingsCalls.settings, { event: { timeZone: 'Europe/London', city: 'London' } }),
  ),
];
const ballotIn = {
  isVoted: true,
  votedAt: '2027-05-01T10:00:00.000Z',
  receipt: 'ABCD-1234',
  hasTicketVoted: false,
};

const openPage = (session: 'anonymous' | 'signedIn', url: string, ...responses: TestResponse[]) =>
  renderWithSession(<ThankYouPage />, {
    responses: [...common.filter(({ row }) => responses.every((one) => one.row !== row)), ...responses],
    session,
    render: (tree) => renderPart(tree, { url }),
  });

test('shows the receipt with the time at the venue, and links to the other ballot', async () => {
  openPage(
    'signedIn',
    '/awards/voting/thankyou',
    respond(awardsCalls.voteStatusStepOne, ballotIn),
    respond(awardsCalls.individualVoteStatusStepOne, { ...ballotIn, isVoted: false, receipt: null }),
  );
  expect(await screen.findByText('ABCD-1234')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your ballot is in');
  expect(await screen.findByText('Sat 1 May 2027, 11:00')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Vote for people too' })).toHaveAttribute(
    'href',
    '/awards/individual/voting-step1',
  );
});

test.each([
  ['has voted for them already', { isVoted: true }],
  ['has a ticket that has', { hasTicketVoted: true }],
])('does not link to the other ballot if the attendee %s', async (_why, change) => {
  const other = { isVoted: false, votedAt: null, receipt: null, hasTicketVoted: false, ...change };
  openPage(
    'signedIn',
    '/awards/voting/thankyou',
    respond(awardsCalls.voteStatusStepOne, ballotIn),
    respond(awardsCalls.individualVoteStatusStepOne, other),
  );
  expect(await screen.findByText('ABCD-1234')).toBeVisible();
  await screen.findByRole('link', { name: 'About the Awards' });
  expect(screen.queryByRole('link', { name: 'Vote for people too' })).toBeNull();
});

test('links to the open step of the other ballot, whatever the step of this one', async () => {
  const none = { isVoted: false, votedAt: null, receipt: null, hasTicketVoted: false };
  openPage(
    'signedIn',
    '/awards/voting/thankyou',
    respond(awardsCalls.voteStatusStepOne, ballotIn),
    respond(awardsCalls.awardsIndividualStatus, { awardsIndividualStatus: 'VoteTwo', changesAt: null }),
    respond(awardsCalls.individualVoteStatusStepTwo, none),
  );
  expect(await screen.findByRole('link', { name: 'Vote for people too' })).toHaveAttribute(
    'href',
    '/awards/individual/voting-step2',
  );
});

test('does not invite to a closed vote', async () => {
  const none = { isVoted: false, votedAt: null, receipt: null, hasTicketVoted: false };
  openPage(
    'signedIn',
    '/awards/voting/thankyou',
    respond(awardsCalls.awardsStatus, { awardsStatus: 'PreVoteTwo', changesAt: null }),
    respond(awardsCalls.voteStatusStepOne, none),
  );
  expect(await screen.findByText('You did not vote in this step')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Vote now' })).toBeNull();
});

test('the closed page does not state that a ballot was sent', async () => {
  const winning = respond(awardsCalls.awardsStatus, { awardsStatus: 'Wining', changesAt: null });
  openPage('anonymous', '/awards/voting/thankyou', winning);
  expect(await screen.findByRole('link', { name: 'Go to what is open now' })).toBeVisible();
  expect(screen.queryByText('Your ballot is in')).not.toBeInTheDocument();
});

test('shows the receipt of the ballot for people if that was sent', async () => {
  const url = '/awards/voting/thankyou?track=Individual';
  openPage(
    'signedIn',
    url,
    respond(awardsCalls.individualVoteStatusStepOne, ballotIn),
    respond(awardsCalls.voteStatusStepOne, { ...ballotIn, isVoted: false, receipt: null }),
  );
  expect(await screen.findByText('ABCD-1234')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Vote for companies too' })).toBeVisible();
});

test('links to the ballot for an attendee who has not voted', async () => {
  const none = respond(awardsCalls.voteStatusStepOne, {
    isVoted: false,
    votedAt: null,
    receipt: null,
    hasTicketVoted: false,
  });
  openPage('signedIn', '/awards/voting/thankyou', none);
  expect(await screen.findByRole('link', { name: 'Vote now' })).toHaveAttribute(
    'href',
    '/awards/voting-step1',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Your ballot' })).toBeVisible();
  expect(screen.queryByText('Your ballot is in')).not.toBeInTheDocument();
});

test('asks an anonymous visitor to log in', async () => {
  openPage('anonymous', '/awards/voting/thankyou');
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(screen.queryByText('Your ballot is in')).not.toBeInTheDocument();
});

test('a receipt that failed to load can be requested again', async () => {
  // React logs errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = respondWithError(awardsCalls.voteStatusStepOne, 'server-0001');
  const found = respond(awardsCalls.voteStatusStepOne, ballotIn);
  let isDown = true;
  const other = respond(awardsCalls.individualVoteStatusStepOne, ballotIn);
  openPage('signedIn', '/awards/voting/thankyou', other, {
    row: awardsCalls.voteStatusStepOne,
    outcome: (request) => (isDown ? failure : found).outcome(request),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText('ABCD-1234')).toBeVisible();
});
