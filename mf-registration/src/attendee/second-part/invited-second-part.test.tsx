import { screen, waitFor } from '@testing-library/react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { errors } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondNever, respondWithError } from '@summit/shared-auth/testing';
import { enter, type PageOptions, renderPage, sentTo } from '../../testing/page-rendering.tsx';
import { statusIs } from '../../testing/tickets-visit.ts';
import SecondPartPage from './second-part-page.tsx';

const { invitedStepTwo } = attendeeRegistrationCalls;
const completed = respond(invitedStepTwo, {
  registrationStatus: 'Completed',
  next: 'registrationCompleted',
});

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(SecondPartPage, {
    url: href(pages.registrationSecondPart),
    status: 'SubmitStepOne',
    attendee: { invitedByAttendeeId: 'sofia' },
    ...options,
  });

const send = () => screen.getByRole('button', { name: 'Save and continue' });
const summary = () => screen.findByRole('alert', { name: 'Problems with the form' });
const interest = () => screen.findByRole('checkbox', { name: 'Treasury' });

beforeEach(() => window.localStorage.clear());

test('an invited attendee is asked about interests, and not about work', async () => {
  const { user, requests, location } = open({ responses: [completed] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your visit' })).toBeVisible();
  expect(await screen.findByText('Step 2 of 3: Your visit')).toBeVisible();
  expect(screen.getByText('Next: Completed')).toBeVisible();
  expect(screen.queryByLabelText(/Type of organisation/)).not.toBeInTheDocument();
  await user.click(await interest());
  await enter(user, screen.getByLabelText(/^Food/), 'No nuts');
  await user.click(send());
  await waitFor(() => expect(location()).toBe('/registration/completed'));
  expect(sentTo(invitedStepTwo, requests)).toEqual([
    { interests: ['interests Treasury'], dietaryNeeds: 'No nuts' },
  ]);
});

test('all fields are optional', async () => {
  const { user, location } = open({ responses: [completed] });
  await interest();
  await user.click(send());
  await waitFor(() => expect(location()).toBe('/registration/completed'));
});

test('an attendee without a photo continues with it, already registered', async () => {
  const { user, location } = open({
    responses: [
      respondWithError(invitedStepTwo, 'fm.cms-0120'),
      statusIs('SubmitStepOne'),
      statusIs('Completed'),
    ],
    switches: { attendeePhotoIsDisabled: false },
  });
  expect(await screen.findByText('Step 2 of 4: Your visit')).toBeVisible();
  expect(screen.getByText('Next: Photo')).toBeVisible();
  await interest();
  await enter(user, screen.getByLabelText(/^Food/), 'No nuts');
  await user.click(send());
  await waitFor(() => expect(location()).toBe('/registration/photo'));
  // What was sent does not stay on the device.
  expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft.'))).toEqual([]);
});

test('an attendee whose ticket is no longer available sees a contact, and keeps the input', async () => {
  const { user, location } = open({
    responses: [respondWithError(invitedStepTwo, 'invited-attendee-submit-0001'), completed],
  });
  await user.click(await interest());
  await user.click(send());
  expect(await summary()).toHaveTextContent(errors['invited-attendee-submit-0001'].message);
  expect(screen.getByText(/Please ask the person who invited you/)).toBeVisible();
  expect(await interest()).toBeChecked();
  await user.click(send());
  await waitFor(() => expect(location()).toBe('/registration/completed'));
});

test.each([
  ['fm.cms-0019', '/registration/completed'],
  ['fm.cms-0041', '/registration/attendee'],
] as const)('%s redirects to %s', async (code, address) => {
  const { user, location } = open({ responses: [respondWithError(invitedStepTwo, code)] });
  await interest();
  await user.click(send());
  await waitFor(() => expect(location()).toBe(address));
});

test('it can be sent again after a network failure', async () => {
  const { user, location } = open({ responses: [respondNever(invitedStepTwo), completed] });
  await interest();
  await user.click(send());
  expect(await summary()).toHaveTextContent('Nothing you entered is lost.');
  await user.click(send());
  await waitFor(() => expect(location()).toBe('/registration/completed'));
});
