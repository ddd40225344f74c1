import { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import { href } from '@summit/contract/href';
import { answer, answerError, answerOffline } from '@summit/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../testing/page-rendering.tsx';
import CompletedPage from './completed-page.tsx';

const open = (options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(CompletedPage, { url: href('registrationCompleted'), ...options });

const ticketNumber = '7F3A-09C2-B41D';
const chosen = { type: 'BuyStandard', name: 'Standard', kind: 'free' } as const;

beforeEach(() => {
  document.title = '';
});

describe('somebody who is registered', () => {
  test('sees their ticket: name, company, category, days, venue, number', async () => {
    open({ status: 'Completed', attendee: { ticketNumber, package: chosen } });
    const ticket = await screen.findByRole('article', { name: 'Ticket of Ada Kovács' });
    for (const fact of [
      'Summit Lisbon 2030',
      'Head of Payments, Northlight Bank',
      'Standard',
      'Buyer',
      'Tue 4 to Thu 6 June 2030',
      '08:30, Lisbon time',
      'Doca Velha, Cais 1, Lisbon',
      ticketNumber,
    ]) {
      expect(within(ticket).getByText(fact)).toBeVisible();
    }
    expect(screen.getByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
  });

  test('without a company has a ticket all the same', async () => {
    open({ status: 'Completed', attendee: { company: null, jobTitle: null } });
    expect(await screen.findByRole('article', { name: 'Ticket of Ada Kovács' })).toBeVisible();
  });

  test('can put the dates into their calendar', async () => {
    open({ status: 'Completed' });
    const [link] = await screen.findAllByRole('link', { name: 'Calendar file' });
    expect(link).toHaveAttribute('download', 'summit-lisbon-2030.ics');
    const file = decodeURIComponent(link?.getAttribute('href') ?? '');
    expect(file).toContain('data:text/calendar');
    expect(file).toContain('SUMMARY:Summit Lisbon 2030');
  });

  test('is told what comes next', async () => {
    open({ status: 'Completed' });
    expect(await screen.findByRole('link', { name: 'Choose your sessions' })).toHaveAttribute(
      'href',
      '/agenda',
    );
    expect(screen.getByRole('link', { name: 'See who else is coming' })).toHaveAttribute(
      'href',
      '/attendees',
    );
    expect(screen.queryByRole('link', { name: 'Add your photo' })).not.toBeInTheDocument();
  });

  test('and was invited is asked for the photo that is missing', async () => {
    open({
      status: 'Completed',
      attendee: { invitedByAttendeeId: 'a1' },
      switches: { attendeePhotoIsDisabled: false },
    });
    expect(await screen.findByRole('link', { name: 'Add your photo' })).toHaveAttribute(
      'href',
      '/registration/photo',
    );
  });

  test('can print the ticket', async () => {
    const print = jest.fn();
    Object.defineProperty(window, 'print', { value: print, configurable: true });
    const { user } = open({ status: 'Completed' });
    await user.click(await screen.findByRole('button', { name: 'Print the ticket' }));
    expect(print).toHaveBeenCalled();
  });
});

test.each([
  ['SubmitStepOne', 'Your work', '/registration/second-part'],
  ['PendingPackageSelection', 'Your ticket', '/registration/packages'],
  ['RequestForPayment', 'Payment', '/registration/payment'],
] as const)('an attendee who is %s is shown that %s is next', async (status, step, address) => {
  open({ status });
  expect(await screen.findByText(new RegExp(`The next step is: ${step}`))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue your registration' })).toHaveAttribute('href', address);
});

describe('somebody who is not logged in', () => {
  test('is told how to see their ticket', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    expect(screen.queryByText('You are in')).not.toBeInTheDocument();
  });

  test('and has registered as a crypto trader is in', async () => {
    open({ url: href('registrationCompleted', { search: { isCryptoTrader: true } }) });
    expect(await screen.findByRole('heading', { name: 'You are in' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });
});

test('before the session is known nothing is claimed', async () => {
  const { container } = open({ session: 'unknown' });
  await waitFor(() => expect(container).not.toHaveTextContent('Loading'));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(document.title).not.toContain('You are in');
});

describe('the link of a mail', () => {
  const url = href('registrationCompleted', { search: { token: 't-1' } });
  const { completeByToken } = attendeeRegistrationCalls;
  const completed = answer(completeByToken, {
    registrationStatus: 'Completed',
    message: 'You are registered',
    displayName: 'Completed',
    isEmailConfirmed: true,
  });

  test('completes the registration of somebody who is not logged in', async () => {
    open({ url, answers: [completed] });
    expect(await screen.findByRole('heading', { name: 'You are in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
  });

  test('leads its owner to the ticket, on an address without it', async () => {
    const page = open({ url, status: 'Completed', answers: [completed] });
    expect(await screen.findByRole('article', { name: 'Ticket of Ada Kovács' })).toBeVisible();
    expect(page.location()).toBe(href('registrationCompleted'));
  });

  test('that was used before says the same', async () => {
    open({ url, answers: [answerError(completeByToken, 'fm.cms-0019')] });
    expect(await screen.findByRole('heading', { name: 'You are in' })).toBeVisible();
  });

  test('that is no longer valid says so', async () => {
    open({ url, answers: [answerError(completeByToken, 'fm.cms-0009')] });
    expect(await screen.findByText('Invitation token does not exist or no longer active')).toBeVisible();
  });

  test('can be tried again when the server was not to be reached', async () => {
    const { user } = open({ url, answers: [answerOffline(completeByToken), completed] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'You are in' })).toBeVisible();
  });
});

describe('the link that confirms an address', () => {
  const url = href('registrationCompleted', { search: { confirm: 't-2' } });
  const { completeByToken } = attendeeRegistrationCalls;
  const confirmed = answer(completeByToken, {
    registrationStatus: 'SubmitStepOne',
    message: '',
    displayName: '',
    isEmailConfirmed: true,
  });
  const title = { name: 'Your email address is confirmed' };

  test('confirms without a login, on any device', async () => {
    const { requests } = open({ url, answers: [confirmed] });
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(requests.find(({ path }) => path === completeByToken.path)?.query).toEqual({ token: 't-2' });
  });

  test('leads its owner to the ticket', async () => {
    open({ url, status: 'Completed', answers: [confirmed] });
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Open my ticket' })).toHaveAttribute(
      'href',
      href('registrationCompleted'),
    );
  });

  test('that is no longer valid says so', async () => {
    open({ url, answers: [answerError(completeByToken, 'fm.cms-0009')] });
    expect(await screen.findByText('Invitation token does not exist or no longer active')).toBeVisible();
  });
});
