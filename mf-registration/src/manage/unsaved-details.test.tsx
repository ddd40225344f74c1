import { screen, waitFor } from '@testing-library/react';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, type TestResponse } from '@summit/shared-auth/testing';
import { paidRegistration } from '../testing/own-registration.ts';
import { enter, renderPage, sentTo } from '../testing/page-rendering.tsx';
import ManagePage from './manage-page.tsx';

const { ownRegistration, changeOwnDetails } = myRegistrationCalls;
const { details } = paidRegistration;

const visit = (own = details, ...responses: TestResponse[]) =>
  renderPage(ManagePage, {
    url: href(pages.registrationManage),
    status: 'Completed',
    attendee: { package: { type: 'BuyVip', name: 'VIP', kind: 'paid' }, ticketNumber: '7F3A-09C2-B41D' },
    responses: [respond(ownRegistration, { ...paidRegistration, details: own }), ...responses],
  });

const field = (name: string) => screen.findByRole('textbox', { name });
const password = () => screen.findByLabelText(/^Your password/);
const stored = () => JSON.stringify({ ...window.localStorage });

beforeEach(() => window.localStorage.clear());

test('unsaved changes are marked, and can be discarded', async () => {
  const first = visit();
  await enter(first.user, await field('Job title'), ' and chair');
  first.unmount();

  const { user } = visit();
  expect(await screen.findByText('You changed these details before and did not save them.')).toBeVisible();
  expect(await field('Job title')).toHaveValue('Treasurer and chair');
  await user.click(screen.getByRole('button', { name: 'Discard the changes' }));
  expect(await field('Job title')).toHaveValue('Treasurer');
  // The form of a transfer has a first name, too.
  const [own] = await screen.findAllByDisplayValue(details.firstName);
  expect(own).toHaveFocus();
  expect(own).toHaveAccessibleName('First name');
  expect(screen.queryByText(/did not save them/)).not.toBeInTheDocument();
});

test('changes made after saving also survive a reload', async () => {
  const saved = { ...details, jobTitle: 'Treasurer and chair' };
  const first = visit(details, respond(changeOwnDetails, saved));
  await enter(first.user, await field('Job title'), ' and chair');
  await first.user.click(screen.getByRole('button', { name: 'Save my details' }));
  await screen.findByText('Your details are saved');
  await enter(first.user, await field('Job title'), ' emerita');
  first.unmount();

  visit(saved);
  await waitFor(async () => expect(await field('Job title')).toHaveValue('Treasurer and chair emerita'));
});

describe('the password that a new address requires', () => {
  test('is never stored, not even while it is shown or after its field is removed', async () => {
    const { user } = visit();
    await user.clear(await field('Email'));
    await enter(user, await field('Email'), 'ada@rio.example');
    await enter(user, await password(), 'Summit');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    await enter(user, await password(), '2027');
    expect(stored()).toContain('ada@rio.example');
    expect(stored()).not.toContain('Summit');

    await user.clear(await field('Email'));
    await enter(user, await field('Email'), details.email);
    expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
    await enter(user, await field('Job title'), ' and chair');
    expect(stored()).toContain('and chair');
    expect(stored()).not.toContain('Summit');
  });

  test('is not sent if the address is unchanged after all', async () => {
    const { user, requests } = visit(details, respond(changeOwnDetails, details));
    await enter(user, await field('Email'), '.pt');
    await enter(user, await password(), 'Guess2027');
    await user.clear(await field('Email'));
    await enter(user, await field('Email'), details.email);
    await user.click(screen.getByRole('button', { name: 'Save my details' }));
    expect(await screen.findByText('Your details are saved')).toBeVisible();
    expect(JSON.stringify(sentTo(changeOwnDetails, requests))).not.toContain('Guess2027');
  });

  test('is deleted from devices on which an earlier version of the page has stored it', async () => {
    const first = visit();
    await enter(first.user, await field('Email'), '.pt');
    first.unmount();
    const [key = ''] = Object.keys(window.localStorage).filter((name) => name.startsWith('draft.'));
    const earlier = { email: 'ada@rio.example', currentPassword: 'Summit2027' };
    window.localStorage.setItem(key, JSON.stringify(earlier));

    visit();
    expect(await password()).toHaveValue('');
    expect(stored()).not.toContain('Summit2027');
  });
});
