import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as packageCalls from '@summit/contract/calls/packages';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { messages } from '@summit/contract/words/messages';
import { respond, respondNever, respondWithError } from '@summit/shared-auth/testing';
import { enter, renderPage, sentTo } from '../../testing/page-rendering.tsx';
import SecondPartPage from './second-part-page.tsx';

const { submitStepTwo } = attendeeRegistrationCalls;
const accepted = respond(submitStepTwo, {
  registrationStatus: 'PendingPackageSelection',
  next: 'registrationPackages',
});

type Options = Partial<Parameters<typeof renderPage>[1]>;

const open = (options: Options = {}) =>
  renderPage(SecondPartPage, {
    url: href(pages.registrationSecondPart),
    status: 'SubmitStepOne',
    ...options,
  });

const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input, select, textarea' });
const send = () => screen.getByRole('button', { name: 'Save and continue' });
const summary = () => screen.findByRole('alert', { name: 'Problems with the form' });

async function fillAsBuyer(user: UserEvent) {
  await user.selectOptions(await screen.findByLabelText(/Type of organisation/), 'Bank');
  await user.click(screen.getByRole('radio', { name: 'I decide' }));
}

beforeEach(() => window.localStorage.clear());

describe('a buyer', () => {
  test('enters the company’s business and continues with the tickets', async () => {
    const { user, requests, location } = open({ responses: [accepted] });
    expect(await screen.findByText('Step 2 of 4: Your work')).toBeVisible();
    await fillAsBuyer(user);
    await user.click(screen.getByRole('checkbox', { name: 'Treasury' }));
    await enter(user, field(/^Food/), 'No nuts');
    await user.click(send());
    await waitFor(() => expect(location()).toBe('/registration/packages'));
    expect(sentTo(submitStepTwo, requests)).toEqual([
      {
        companyType: 'companyType Bank',
        decisionRole: 'decisionRole I decide',
        interests: ['interests Treasury'],
        dietaryNeeds: 'No nuts',
      },
    ]);
  });

  test('sees missing fields in a summary with links to them', async () => {
    const { user, requests } = open();
    await screen.findByLabelText(/Type of organisation/);
    await user.click(send());
    const problems = await summary();
    expect(problems).toHaveFocus();
    expect(problems).toHaveTextContent(`Type of organisation: ${messages.required}`);
    expect(problems).toHaveTextContent(`When something new is bought: ${messages.required}`);
    expect(sentTo(submitStepTwo, requests)).toEqual([]);
  });

  test('continues with the photo if it is switched on', async () => {
    const withPhoto = respond(submitStepTwo, {
      registrationStatus: 'PendingPackageSelection',
      next: 'registrationPhoto',
    });
    const { user, location } = open({
      responses: [withPhoto],
      switches: { attendeePhotoIsDisabled: false },
    });
    expect(await screen.findByText('Step 2 of 5: Your work')).toBeVisible();
    expect(screen.getByText('Next: Photo')).toBeVisible();
    await fillAsBuyer(user);
    await user.click(send());
    await waitFor(() => expect(location()).toBe('/registration/photo'));
  });
});

describe('sending the second part', () => {
  test('without a network keeps the input and can be retried', async () => {
    const { user, location } = open({ responses: [respondNever(submitStepTwo), accepted] });
    await fillAsBuyer(user);
    await user.click(send());
    expect(await summary()).toHaveTextContent('Nothing you entered is lost.');
    expect(screen.getByRole('radio', { name: 'I decide' })).toBeChecked();
    await user.click(send());
    await waitFor(() => expect(location()).toBe('/registration/packages'));
  });

  test('again, after it was sent elsewhere, redirects to the tickets', async () => {
    const { user, location } = open({
      responses: [
        respondWithError(submitStepTwo, 'fm.cms-0031'),
        respond(attendeeSelfCalls.registrationStatus, {
          registrationStatus: 'SubmitStepOne',
          message: '',
          displayName: '',
          isEmailConfirmed: false,
        }),
        respond(attendeeSelfCalls.registrationStatus, {
          registrationStatus: 'PendingPackageSelection',
          message: '',
          displayName: '',
          isEmailConfirmed: false,
        }),
      ],
    });
    await fillAsBuyer(user);
    await user.click(send());
    await waitFor(() => expect(location()).toBe('/registration/packages'));
  });
});

describe('visitors of another step', () => {
  test('a visitor without a session is asked to log in or to start', async () => {
    open({ status: undefined });
    expect(await screen.findByRole('heading', { name: 'Please log in to continue' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    expect(screen.getByRole('link', { name: 'Start a registration' })).toHaveAttribute(
      'href',
      '/registration/attendee',
    );
  });

  test('no login is shown before the session is known', async () => {
    open({ session: 'unknown' });
    expect(await screen.findByText('Step 2 of 4: Your work')).toBeVisible();
    expect(screen.queryByText('Please log in to continue')).not.toBeInTheDocument();
  });

  test.each([
    ['PendingPackageSelection', '/registration/packages'],
    ['RequestForPayment', '/registration/payment'],
    ['Completed', '/registration/completed'],
  ] as const)('an attendee who is %s is redirected to %s', async (status, address) => {
    const { location } = open({ status });
    await waitFor(() => expect(location()).toBe(address));
  });

  test('an attendee of another kind sees that the invitation continues elsewhere', async () => {
    open({ attendee: { category: { id: 'vip', slug: 'vip', name: 'Guest', type: 'Vip' } } });
    expect(await screen.findByText('Your registration continues with your invitation')).toBeVisible();
  });

  test('the first step can be corrected from here', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Correct my details' })).toHaveAttribute(
      'href',
      href(pages.registrationManage),
    );
  });

  test('a visitor who is someone else can log out', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'This is not me: log out' }));
    expect(await screen.findByRole('heading', { name: 'Please log in to continue' })).toBeVisible();
  });

  test('details that fail to load can be requested again', async () => {
    const { user } = open({
      responses: [
        respondNever(attendeeSelfCalls.attendeeDetails),
        respondNever(attendeeSelfCalls.registrationStatus),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'We could not load your registration' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'We could not load your registration' })).toBeVisible();
  });
});

test('choices that fail to load can be requested again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open({
    responses: [
      respondWithError(packageCalls.predefinedActivities, 'server-0002'),
      respond(packageCalls.predefinedActivities, { predefinedActivities: [], totalItems: 0, totalPages: 0 }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/Type of organisation/)).toBeVisible();
});
