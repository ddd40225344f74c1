import { screen, waitFor } from '@testing-library/react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { errors } from '@summit/contract/errors/errors';
import { respond, respondNever, respondWithError } from '@summit/shared-auth/testing';
import { invitationIs, invitedVisit, token } from '../../testing/invited-visit.ts';
import { type PageOptions, renderPage } from '../../testing/page-rendering.tsx';
import FirstStepPage from '../first-step/first-step-page.tsx';

const { regularInvitationToken } = attendeeRegistrationCalls;

const open = (options?: Partial<PageOptions>) => renderPage(FirstStepPage, invitedVisit(options));
const refusedWith = (code: 'cqrs-0009' | 'fm.cms-0009' | 'fm.cms-0071') =>
  open({ responses: [respondWithError(regularInvitationToken, code)] });
const firstName = () => screen.queryByLabelText(/^First name/);

beforeEach(() => window.localStorage.clear());

describe('the link of an invitation', () => {
  test('names the ticket’s owner, and the steps', async () => {
    const { requests } = open({ switches: { attendeePhotoIsDisabled: false } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Sofia Almeida has a ticket for you' }),
    ).toBeVisible();
    expect(await screen.findByText('Step 1 of 4: About you')).toBeVisible();
    expect(screen.getByText('Next: Your visit')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Your ticket' })).toHaveTextContent(
      'FromSofia Almeida, Maré',
    );
    expect(requests.find(({ path }) => path === regularInvitationToken.path)?.query).toEqual({ token });
  });

  test('is checked before anything is shown', async () => {
    open({ responses: [respond(regularInvitationToken, () => new Promise<never>(() => undefined))] });
    expect(await screen.findByText('Looking at your invitation')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  test('that is unknown redirects to the home page with a message', async () => {
    const { location, openedDialogs } = refusedWith('cqrs-0009');
    await waitFor(() => expect(location()).toBe('/'));
    expect(openedDialogs).toMatchObject([{ id: 'unknownInvitation', props: { requestId: 'request-1' } }]);
  });

  test('that was withdrawn shows a message, and offers a separate registration', async () => {
    refusedWith('fm.cms-0009');
    expect(await screen.findByText('Invitation token does not exist or no longer active')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register on my own' })).toHaveAttribute(
      'href',
      '/registration/attendee',
    );
    expect(firstName()).not.toBeInTheDocument();
  });

  test('that was already used to begin links to the login', async () => {
    refusedWith('fm.cms-0071');
    expect(await screen.findByText(errors['fm.cms-0071'].message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
  });

  test.each([{ arePaid: false }, { remainingExtraTicketsCount: 0 }])(
    'without a ticket (%p) names a contact',
    async (facts) => {
      open({ responses: [invitationIs(facts)] });
      expect(await screen.findByText('No remaining extra tickets count or are not paid')).toBeVisible();
      expect(screen.getByText(/Please ask Sofia Almeida/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Register on my own' })).toBeVisible();
      expect(firstName()).not.toBeInTheDocument();
    },
  );

  test('can be checked again when the server could not be reached', async () => {
    const { user } = open({ responses: [respondNever(regularInvitationToken), invitationIs()] });
    expect(await screen.findByRole('heading', { name: 'We could not check your invitation' })).toBeVisible();
    expect(screen.getByText(/This does not affect your link/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^First name/)).toBeVisible();
  });

  test('waits while registration is closed', async () => {
    open({ switches: { registrationIsEnabled: false } });
    expect(
      await screen.findByRole('heading', { name: 'Registration is closed at the moment' }),
    ).toBeVisible();
  });
});

describe('opened by a signed-in attendee', () => {
  test('who is registered, says that it is for another person, and offers to log out', async () => {
    const { user, location } = open({ status: 'Completed' });
    expect(await screen.findByRole('heading', { name: 'This ticket is for somebody else' })).toBeVisible();
    expect(screen.getByText(/You are logged in as Ada Kovács/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my ticket' })).toHaveAttribute(
      'href',
      '/registration/completed',
    );
    await user.click(screen.getByRole('button', { name: 'Log out and use the link' }));
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('');
    expect(location()).toContain(token);
  });

  test('with an incomplete registration, offers a choice', async () => {
    open({ status: 'PendingPackageSelection' });
    expect(
      await screen.findByRole('heading', { name: 'You have already started your own registration' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue your registration' })).toHaveAttribute(
      'href',
      '/registration/packages',
    );
  });

  test('who began with an invitation, continues at the current step', async () => {
    const { location } = open({
      status: 'SubmitStepOne',
      attendee: { invitedByAttendeeId: 'sofia' },
      responses: [respondWithError(regularInvitationToken, 'fm.cms-0071')],
    });
    await waitFor(() => expect(location()).toBe('/registration/second-part'));
  });

  test('after it was used, links to the ticket', async () => {
    open({
      status: 'Completed',
      attendee: { invitedByAttendeeId: 'sofia' },
      responses: [respondWithError(regularInvitationToken, 'fm.cms-0071')],
    });
    expect(await screen.findByRole('heading', { name: 'This invitation has been used' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my ticket' })).toBeVisible();
  });

  test('waits for their details, which can be requested again', async () => {
    open({ status: 'Completed', responses: [respondNever(attendeeSelfCalls.attendeeDetails)] });
    expect(await screen.findByRole('heading', { name: 'We could not load your registration' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
