import { screen, waitFor } from '@testing-library/react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as metaCalls from '@summit/contract/calls/meta';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { messages } from '@summit/contract/words/messages';
import { respond, respondNever } from '@summit/shared-auth/testing';
import { field, firstStepVisit, problems, sendButton } from '../../testing/first-step-visit.ts';
import { type PageOptions, renderPage, sentTo } from '../../testing/page-rendering.tsx';
import FirstStepPage from './first-step-page.tsx';

const { submitStepOne } = attendeeRegistrationCalls;

const open = (options?: Partial<PageOptions>) => renderPage(FirstStepPage, firstStepVisit(options));

beforeEach(() => window.localStorage.clear());

describe('filling in the first step', () => {
  test('shows the present and the next step', async () => {
    open();
    expect(await screen.findByText('Step 1 of 4: About you')).toBeVisible();
    expect(screen.getByText('Next: Your work')).toBeVisible();
  });

  test('preselects the visitor’s country on the first input, but no consent', async () => {
    const { user, requests } = open();
    expect(await screen.findByLabelText(/^Country/)).toHaveValue('');
    expect(requests.some(({ path }) => path === metaCalls.countryInfo.path)).toBe(false);
    await user.click(screen.getByLabelText(/^First name/));
    await waitFor(() => expect(document.querySelector('select[name="country"]')).toHaveValue('PT'));
    for (const name of [/I accept/, /Send me news/, /Show me in the public/]) {
      expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
    }
  });

  test('does not change the country that a visitor is typing when the suggestion arrives', async () => {
    let arrive: (info: ResponseOf<typeof metaCalls.countryInfo>) => void = () => undefined;
    const late = new Promise<ResponseOf<typeof metaCalls.countryInfo>>((resolve) => (arrive = resolve));
    const { user } = open({ responses: [respond(metaCalls.countryInfo, () => late)] });
    await user.click(await screen.findByLabelText(/^First name/));
    const search = await screen.findByRole('combobox', { name: /^Country/, expanded: false });
    await user.type(search, 'Fra');
    arrive({ country: 'PT', name: 'Portugal', phonePrefix: '+351' });
    expect(await screen.findByPlaceholderText('+351')).toBeVisible();
    expect(search).toHaveValue('Fra');
    expect(screen.getByRole('option', { name: 'France' })).toBeVisible();
  });

  test('works without the suggested country', async () => {
    open({ responses: [respondNever(metaCalls.countryInfo)] });
    expect(await screen.findByLabelText(/^Country/)).toHaveValue('');
  });

  test('offers the categories of the chosen kind, and shows its prices', async () => {
    const { user, location } = open({
      url: href(pages.registrationAttendee, { search: { type: 'Sell' } }),
    });
    expect(await screen.findByRole('option', { name: 'Software vendor' })).toBeInTheDocument();
    expect(screen.getByText('from £495')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /I choose, buy/ }));
    expect(screen.getByRole('option', { name: 'Bank' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Software vendor' })).not.toBeInTheDocument();
    expect(location()).toBe('/registration/attendee?type=Buy');
  });

  test('asks for a password only if the settings require it', async () => {
    open({ switches: { allowPasswordOnRegistration: false } });
    await screen.findByLabelText(/^First name/);
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  });

  test('focuses a summary of missing fields, and sends nothing', async () => {
    const { user, requests } = open();
    await screen.findByLabelText(/^First name/);
    await user.click(sendButton());
    const summary = await problems();
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(`First name: ${messages.firstName}`);
    await user.click(screen.getByRole('link', { name: 'Last name' }));
    expect(field(/^Last name/)).toHaveFocus();
    expect(sentTo(submitStepOne, requests)).toEqual([]);
  });
});

describe('visitors of another step', () => {
  test('an attendee with an incomplete registration is redirected to the current step', async () => {
    const { location } = open({ status: 'PendingPackageSelection' });
    await waitFor(() => expect(location()).toBe('/registration/packages'));
  });

  test('a registered attendee is redirected to the ticket', async () => {
    const { location } = open({ status: 'Completed' });
    await waitFor(() => expect(location()).toBe('/registration/completed'));
  });

  test('the form is rendered before the session is known, but hidden if the early script found a session', async () => {
    const { location } = open({ session: 'unknown' });
    expect(await screen.findByText('Step 1 of 4: About you')).toBeVisible();
    expect(screen.getByLabelText(/^First name/).closest('[data-for="anonymous"]')).not.toBeNull();
    expect(location()).toBe('/registration/attendee');
  });

  test('a message is shown while registration is closed', async () => {
    open({ switches: { registrationIsEnabled: false } });
    expect(
      await screen.findByRole('heading', { name: 'Registration is closed at the moment' }),
    ).toBeVisible();
    expect(screen.queryByText(/^Step \d/)).not.toBeInTheDocument();
  });
});
