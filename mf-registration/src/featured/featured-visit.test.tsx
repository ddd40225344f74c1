import { screen } from '@testing-library/react';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { errorMessage, errors } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondNever, respondWithError } from '@summit/shared-auth/testing';
import { featureFormToken, getFeaturedPage, invitationIs, token } from '../testing/featured-visit.ts';
import FeaturedPage from './featured-page.tsx';

const openFeatured = getFeaturedPage(FeaturedPage);

const refusedWith = (code: 'cqrs-0009' | 'fm.cms-0009') =>
  openFeatured({
    responses: [
      respondWithError(featureFormToken, code, { message: errorMessage(code, 'featureFormToken') }),
    ],
  });
const firstName = () => screen.queryByLabelText(/^First name/);

beforeEach(() => window.localStorage.clear());

describe('the link of an invitation', () => {
  test('opens the form, prefilled by the organisers', async () => {
    const { requests } = openFeatured();
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Inês');
    expect(screen.getByRole('heading', { level: 1, name: 'Featured attendee' })).toBeVisible();
    expect(screen.getByText('You were picked. Tell the others who you are.')).toBeVisible();
    expect(requests.find(({ path }) => path === featureFormToken.path)?.query).toEqual({ token });
  });

  test('is checked before anything is shown', async () => {
    openFeatured({ responses: [respond(featureFormToken, () => new Promise<never>(() => undefined))] });
    expect(await screen.findByText('Looking at your invitation')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  test('that is unknown is invalid, and says what to do', async () => {
    refusedWith('cqrs-0009');
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(screen.getByText('The token is invalid')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      href(pages.contactUs, { search: { topic: 'tickets' } }),
    );
    expect(screen.getByRole('link', { name: 'Register on my own' })).toHaveAttribute(
      'href',
      href(pages.registration),
    );
    expect(firstName()).not.toBeInTheDocument();
  });

  test('without a token is invalid, and makes no call', async () => {
    const { requests } = openFeatured({ url: href(pages.registrationFeatured) });
    expect(await screen.findByText('The token is invalid')).toBeVisible();
    expect(requests.some(({ path }) => path === featureFormToken.path)).toBe(false);
  });

  test('that has closed shows a message', async () => {
    refusedWith('fm.cms-0009');
    expect(await screen.findByRole('heading', { name: 'This invitation is closed' })).toBeVisible();
    expect(screen.getByText(errors['fm.cms-0009'].message)).toBeVisible();
    expect(firstName()).not.toBeInTheDocument();
  });

  test('that was used links to the login', async () => {
    openFeatured({ responses: [invitationIs({ used: true })] });
    expect(
      await screen.findByRole('heading', { name: 'This invitation has been used already' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    expect(firstName()).not.toBeInTheDocument();
  });

  test('can be checked again when the server could not be reached', async () => {
    const { user } = openFeatured({ responses: [respondNever(featureFormToken), invitationIs()] });
    expect(await screen.findByRole('heading', { name: 'We could not check your invitation' })).toBeVisible();
    expect(screen.getByText(/This does not affect your link/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^First name/)).toBeVisible();
  });

  test('waits while registration is closed', async () => {
    openFeatured({ switches: { registrationIsEnabled: false } });
    expect(
      await screen.findByRole('heading', { name: 'Registration is closed at the moment' }),
    ).toBeVisible();
    expect(firstName()).not.toBeInTheDocument();
  });
});

describe('opened by a signed-in attendee', () => {
  test('who is registered, says that it is for another person, and offers to log out', async () => {
    const { user, location } = openFeatured({ status: 'Completed' });
    expect(
      await screen.findByRole('heading', { name: 'This invitation is for somebody else' }),
    ).toBeVisible();
    expect(screen.getByText(/You are logged in as Ada Kovács/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my ticket' })).toHaveAttribute(
      'href',
      href(pages.registrationCompleted),
    );
    await user.click(screen.getByRole('button', { name: 'Log out and use the link' }));
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Inês');
    expect(location()).toContain(token);
  });

  test('with an incomplete registration, offers a choice', async () => {
    openFeatured({ status: 'PendingPackageSelection' });
    expect(
      await screen.findByRole('heading', { name: 'You have already started your own registration' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue your registration' })).toHaveAttribute(
      'href',
      href(pages.registrationPackages),
    );
  });

  test('after it was used, links to the ticket', async () => {
    openFeatured({
      status: 'Completed',
      attendee: { attendeeType: 'Featured' },
      responses: [invitationIs({ used: true })],
    });
    expect(await screen.findByRole('link', { name: 'See my ticket' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

  test('waits for their details, which can be requested again', async () => {
    openFeatured({ status: 'Completed', responses: [respondNever(attendeeSelfCalls.attendeeDetails)] });
    expect(await screen.findByRole('heading', { name: 'We could not load your registration' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
