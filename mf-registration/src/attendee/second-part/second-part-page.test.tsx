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
  test('says what they do and goes on to the tickets', async () => {
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

  test('is told what is missing, in a summary that leads to it', async () => {
    const { user, requests } = open();
    await screen.findByLabelText(/Type of organisation/);
    await user.click(send());
    const problems = await summary();
    expect(problems).toHaveFocus();
    expect(problems).toHaveTextContent(`Type of organisation: ${messages.required}`);
    expect(problems).toHaveTextContent(`When something new is bought: ${messages.required}`);
    expect(sentTo(submitStepTwo, requests)).toEqual([]);
  });

  test('goes on to the photo where the organisers want one', async () => {
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
  test('over a dead line keeps everything and can be tried again', async () => {
    const { user, location } = open({ responses: [respondNever(submitStepTwo), accepted] });
    await fillAsBuyer(user);
    await user.click(send());
    expect(await summary()).toHaveTextContent('Nothing you entered is lost.');
    expect(screen.getByRole('radio', { name: 'I decide' })).toBeChecked();
    await user.click(send());
    await waitFor(() => expect(location()).toBe('/registration/packages'));
  });

  test('a second time, after it was sent elsewhere, leads to the tickets', async () => {
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

describe('whose turn it is not', () => {
  test('somebody without a session is asked to log in or to begin', async () => {
    open({ status: undefined });
    expect(await screen.findByRole('heading', { name: 'Please log in to go on' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    expect(screen.getByRole('link', { name: 'Begin a registration' })).toHaveAttribute(
      'href',
      '/registration/attendee',
    );
  });

  test('before the session is known nobody is asked to log in', async () => {
    open({ session: 'unknown' });
    expect(await screen.findByText('Step 2 of 4: Your work')).toBeVisible();
    expect(screen.queryByText('Please log in to go on')).not.toBeInTheDocument();
  });

  test.each([
    ['PendingPackageSelection', '/registration/packages'],
    ['RequestForPayment', '/registration/payment'],
    ['Completed', '/registration/completed'],
  ] as const)('an attendee who is %s is led to %s', async (status, address) => {
    const { location } = open({ status });
    await waitFor(() => expect(location()).toBe(address));
  });

  test('an attendee of another kind is told that their invitation goes on elsewhere', async () => {
    open({ attendee: { category: { id: 'vip', slug: 'vip', name: 'Guest', type: 'Vip' } } });
    expect(await screen.findByText('Your registration goes on with your invitation')).toBeVisible();
  });

  test('a mistake of the first step can be corrected from here', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Correct my details' })).toHaveAttribute(
      'href',
      href(pages.registrationManage),
    );
  });

  test('a visitor who is not the one can log out', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'This is not me: log out' }));
    expect(await screen.findByRole('heading', { name: 'Please log in to go on' })).toBeVisible();
  });

  test('an attendee whose details cannot be loaded can try again', async () => {
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

test('choices that cannot be loaded can be asked for again', async () => {
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
