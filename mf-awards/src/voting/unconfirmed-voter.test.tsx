import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as contentCalls from '@summit/contract/calls/content';
import { renderWithSession, respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import VotingStepOnePage from './voting-step-one-page.tsx';
import VotingStepTwoPage from './voting-step-two-page.tsx';

const category = {
  id: 'c1',
  name: 'Best Bank',
  description: '',
  awardsType: 'Company' as const,
  criteria: [],
  allowedVotes: 1,
};
const nominee = {
  id: 'n1',
  categoryId: 'c1',
  awardsType: 'Company' as const,
  name: 'Alder',
  jobTitle: null,
  company: null,
  description: '',
  url: null,
  imageUrl: null,
  isShortlisted: true,
  result: null,
  withdrawal: null,
  year: 2027,
};
const paging = { totalItems: 1, totalPages: 1 };

const statusWith = (isEmailConfirmed: boolean) => ({
  registrationStatus: 'Completed' as const,
  message: '',
  displayName: '',
  isEmailConfirmed,
});

/** The server's responses in order; the last one repeats. */
const confirmed = (...values: boolean[]): TestResponse[] =>
  values.map((value) => respond(attendeeSelfCalls.registrationStatus, statusWith(value)));

const voted = { isVoted: true, votedAt: '2027-05-01T10:00:00.000Z', receipt: 'R-1', hasTicketVoted: false };
const notVoted = { isVoted: false, votedAt: null, receipt: null, hasTicketVoted: false };

function open(step: 'one' | 'two', ...responses: TestResponse[]) {
  const status = step === 'one' ? 'VoteOne' : 'VoteTwo';
  const all = [
    respond(contentCalls.staticContent, { staticContent: [], ...paging }),
    respond(awardsCalls.awardsStatus, { awardsStatus: status, changesAt: null }),
    respond(awardsCalls.awardsIndividualStatus, { awardsIndividualStatus: status, changesAt: null }),
    respond(awardsCalls.nominationCategories, { nominationCategories: [category], ...paging }),
    respond(awardsCalls.nominees, { nominees: [nominee], ...paging }),
    respond(step === 'one' ? awardsCalls.voteStatusStepOne : awardsCalls.voteStatusStepTwo, notVoted),
    ...responses,
    respond(step === 'one' ? awardsCalls.voteStepOne : awardsCalls.voteStepTwo, voted),
  ];
  const page = step === 'one' ? <VotingStepOnePage /> : <VotingStepTwoPage />;
  const options = { responses: all, session: 'signedIn', render: renderPart } as const;
  return { ...renderWithSession(page, options), user: userEvent.setup() };
}

/** Simulates that the visitor returns to this tab. */
const checkAgain = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => window.localStorage.clear());

test.each(['one', 'two'] as const)(
  'step %s: the page requests the confirmation, sends it again, and continues automatically with the choices',
  async (step) => {
    const mail = respond(attendeeSelfCalls.resendConfirmation);
    // The page may poll several times before, because the machine may be busy.
    let isConfirmed = false;
    const status = respond(attendeeSelfCalls.registrationStatus, () => statusWith(isConfirmed));
    const { user, requests } = open(step, status, mail);
    await user.click(await screen.findByRole('checkbox', { name: /Alder/ }));
    expect(screen.getByText('Confirm your email address')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Review my ballot' }));
    const send = screen.getByRole('button', { name: 'Send my ballot' });
    expect(send).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Send me the email' }));
    expect(await screen.findByText(/Check your inbox at a•••@demo\.summit\.example\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeEnabled();

    isConfirmed = true;
    await checkAgain();
    expect(await screen.findByText('Your email address is confirmed')).toBeVisible();
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    await waitFor(() =>
      expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
        votes: [{ categoryId: 'c1', nomineeId: 'n1' }],
      }),
    );
  },
);

test('a refused email shows the reason and the waiting time, and can be requested again', async () => {
  const message = 'Too many attempts in a short time. Please try again in 42 minutes.';
  const refused = respondWithError(attendeeSelfCalls.resendConfirmation, 'rate-limit-0001', { message });
  const { user } = open('one', ...confirmed(false), refused);
  await user.click(await screen.findByRole('button', { name: 'Send me the email' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(`The email was not sent. ${message}`);
  expect(screen.getByRole('button', { name: 'Send me the email' })).toBeEnabled();
});

test('a ballot that the server refuses stays, and the page says what is missing', async () => {
  const refused = respondWithError(awardsCalls.voteStepOne, 'email-confirmation-0001');
  const { user } = open('one', refused, ...confirmed(true, false));
  await user.click(await screen.findByRole('checkbox', { name: /Alder/ }));
  await user.click(screen.getByRole('button', { name: 'Review my ballot' }));
  await user.click(screen.getByRole('button', { name: 'Send my ballot' }));
  expect(await screen.findByText('Confirm your email address')).toBeVisible();
  expect(screen.getByText('Alder')).toBeVisible();
  expect(screen.queryByText('Your ballot was not sent')).not.toBeInTheDocument();
});

test('an attendee with a confirmed address sees no message', async () => {
  open('one', ...confirmed(true));
  expect(await screen.findByRole('checkbox', { name: /Alder/ })).toBeVisible();
  expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument();
});
