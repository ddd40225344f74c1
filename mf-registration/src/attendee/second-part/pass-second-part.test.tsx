import { screen, waitFor } from '@testing-library/react';
import * as vipCalls from '@summit/contract/calls/vip';
import { errors } from '@summit/contract/errors/errors';
import * as limits from '@summit/contract/limits/limits';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { problems } from '../../testing/first-step-visit.ts';
import { enter, type PageOptions, renderPage } from '../../testing/page-rendering.tsx';
import SecondPartPage from './second-part-page.tsx';

const { vipStepTwo } = vipCalls;

const category = { id: 'exhibitor', slug: 'exhibitor', name: 'Exhibitor', type: 'Exhibitor' } as const;
const pass = { id: 'invitation-1', code: 'code-of-the-letter', accountManagerEmailRequired: true };

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(SecondPartPage, {
    url: href(pages.registrationSecondPart),
    status: 'SubmitStepOne',
    ...options,
    attendee: { attendeeType: 'Exhibitor', category, pass, phone: '+351211234567', ...options.attendee },
  });

const badgeName = () => screen.findByLabelText(/^Name on the badge/);
const manager = () => screen.getByLabelText(/^Email of your account manager/);
const send = () => screen.getByRole('button', { name: 'Save and continue' });

beforeEach(() => window.localStorage.clear());

test('asks for the badge’s content, prefills the rest, and completes the registration', async () => {
  const done = respond(vipStepTwo, { registrationStatus: 'Completed', next: 'registrationCompleted' });
  const { user, requests, location } = open({ responses: [done] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your badge' })).toBeVisible();
  expect(await badgeName()).toHaveValue('Ada Kovács');
  expect(screen.getByLabelText(/^Mobile phone/)).toHaveValue('+351211234567');
  await user.selectOptions(screen.getByLabelText(/^Your role on site/), 'Sales');
  await enter(user, manager(), 'rui@summit.example');
  await user.click(send());
  await waitFor(() => expect(location()).toBe('/registration/completed'));
  const sent = requests.find(({ method, params }) => method === 'POST' && 'code' in params);
  expect(sent?.params).toEqual({ id: pass.id, code: pass.code });
  expect(sent?.body).toEqual({
    badgeName: 'Ada Kovács',
    standRole: 'standRole Sales',
    mobile: '+351211234567',
    accountManagerEmail: 'rui@summit.example',
  });
});

test('the badge shortens a long name without splitting a character', async () => {
  open({ attendee: { firstName: 'Adam', lastName: '𠮷'.repeat(limits.name) } });
  expect(await badgeName()).toHaveValue(`Adam ${'𠮷'.repeat(limits.name - 5)}`);
});

test('requires the account manager only for categories that need one', async () => {
  const { user } = open();
  await badgeName();
  await user.click(send());
  expect(await problems()).toHaveTextContent('Email of your account manager');
  expect(manager()).toBeRequired();
});

test('shows the server’s error beside the field if only the server requires one', async () => {
  const { user } = open({
    responses: [respondWithError(vipStepTwo, 'vip-attendee.update-0003')],
    attendee: { pass: { ...pass, accountManagerEmailRequired: false } },
  });
  await badgeName();
  expect(manager()).not.toBeRequired();
  await user.selectOptions(screen.getByLabelText(/^Your role on site/), 'Sales');
  await user.click(send());
  expect(await problems()).toHaveTextContent(errors['vip-attendee.update-0003'].message);
  expect(manager()).toHaveAttribute('aria-invalid', 'true');
});

test.each([
  ['fm.cms-0077', errors['fm.cms-0077'].message],
  ['vip-registration-0001', errors['vip-registration-0001'].message],
  ['vip-attendee.update-0006', errors['vip-attendee.update-0006'].message],
] as const)('%s is shown above the form, and no input is lost', async (code, message) => {
  const { user } = open({ responses: [respondWithError(vipStepTwo, code)] });
  await badgeName();
  await user.selectOptions(screen.getByLabelText(/^Your role on site/), 'Sales');
  await enter(user, manager(), 'rui@summit.example');
  await user.click(send());
  expect(await problems()).toHaveTextContent(message);
  expect(manager()).toHaveValue('rui@summit.example');
});

test('an attendee without a pass is asked to follow the link', async () => {
  open({ attendee: { pass: null } });
  expect(
    await screen.findByRole('heading', { name: 'Your registration continues with your invitation' }),
  ).toBeVisible();
});
