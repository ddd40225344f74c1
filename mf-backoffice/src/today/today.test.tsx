import { screen, waitFor, within } from '@testing-library/react';
import * as releaseCalls from '@summit/contract/calls/organise-releases';
import * as calls from '@summit/contract/calls/organise-today';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond, respondWithError, sampleResponse } from '@summit/shared-auth/testing';
import { heading, openBackoffice } from '../testing/open-backoffice.tsx';
import TodayPage from './today-page.tsx';

type Needs = ResponseOf<typeof calls.today>['needs'];

const nothing = respond(calls.today, { needs: [] });
const noReleases = respond(releaseCalls.releases, sampleResponse(releaseCalls.releases));
const needs: Needs = [
  {
    id: 'refundsFailed',
    label: 'Failed refunds',
    count: 7,
    details: ['Ada Hartnell', 'Bo Lister'],
  },
  { id: 'rolesToConfirm', label: 'Awards roles wait', count: 1, details: ['Cara'] },
  { id: 'certificates', label: 'Certificates to renew', count: 1, details: ['The site: expired'] },
  { id: 'jobsFailing', label: 'Failing background jobs', count: 1, details: ['send emails'] },
];
const figures = sampleResponse(calls.figures, {
  days: [
    { day: '2027-03-01', registrations: 3, completed: 1 },
    { day: '2027-03-03', registrations: 1, completed: 1 },
  ],
  revenue: [{ day: '2027-03-01', currency: 'GBP', paid: '1295.00', returned: '95.00' }],
  kinds: [{ kind: 'CryptoTrader', registrations: 4, completed: 2 }],
  packages: [
    { id: 'p', name: 'Standard', taken: 40, held: 5, capacity: 50, currency: 'GBP', paid: '1295.00' },
    { id: 'q', name: 'Stream', taken: 2, held: 0, capacity: null, currency: 'GBP', paid: '0.00' },
  ],
  steps: [
    { status: 'SubmitStepOne', count: 4 },
    { status: 'PendingPayment', count: 2 },
    { status: 'Completed', count: 2 },
  ],
  promoCodes: [{ code: 'EARLY', used: 3, uses: 10 }],
  votes: [{ day: '2027-03-02', track: 'Company', step: 'one', ballots: 12 }],
});
const own = '/backoffice?period=own&from=2027-03-01&until=2027-03-03';

test('the screen is a separate component', () => {
  expect(typeof TodayPage).toBe('function');
});

test('each need shows its number and details, and links to its screen', async () => {
  openBackoffice({
    roles: ['finance'],
    responses: [respond(calls.today, { needs }), respond(calls.figures, figures)],
  });
  await heading('Today');
  const money = (await screen.findByRole('heading', { name: 'Failed refunds' })).closest('li');
  expect(money).toHaveTextContent('7');
  expect(money).toHaveTextContent('Ada Hartnell · Bo Lister · and 5 more');
  expect(screen.getByRole('link', { name: 'Open: Failed refunds' })).toHaveAttribute(
    'href',
    '/backoffice/orders?needsSomebody=true',
  );
  // Finance may not open the team, and no screen repairs a job, so these say what to do instead.
  expect(screen.queryByRole('link', { name: /Awards roles/ })).toBeNull();
  expect(screen.getByText(/people who run the servers can find/)).toBeVisible();
  const certificate = screen.getByRole('heading', { name: 'Certificates to renew' }).closest('li');
  expect(certificate).toHaveTextContent('The site: expired');
  expect(certificate).toHaveTextContent('docs/operations/docker.md');
});

test('a message says when there are no needs', async () => {
  openBackoffice({ roles: ['programme'], responses: [nothing] });
  expect(await screen.findByRole('heading', { name: 'Nothing needs your attention' })).toBeVisible();
});

test('there are no figures without the permission', async () => {
  openBackoffice({ roles: ['programme'], responses: [nothing] });
  await heading('Today');
  expect(screen.queryByRole('heading', { name: 'Figures' })).toBeNull();
});

test('figures are charts, and tables with the same data, including empty days', async () => {
  const { user } = openBackoffice({
    url: own,
    responses: [nothing, noReleases, respond(calls.figures, figures)],
  });
  expect(await screen.findByRole('img', { name: 'Registrations by day' })).toBeVisible();
  await user.click((await screen.findAllByText('As a table'))[0] as HTMLElement);
  const days = screen.getByRole('table', { name: 'Registrations by day' });
  const rows = within(days)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'TimeStartedCompleted',
    'Mon 1 March 202731',
    'Tue 2 March 202700',
    'Wed 3 March 202711',
  ]);
  expect(screen.getByText('Paid: £1,295.00')).toBeVisible();
  expect(screen.getByText('Refunded: £95.00')).toBeVisible();
  expect(screen.getByText('Companies: 12')).toBeVisible();
});

test('steps, kinds, packages and codes are tables with names', async () => {
  openBackoffice({ url: own, responses: [nothing, noReleases, respond(calls.figures, figures)] });
  const row = async (table: string, name: RegExp) =>
    within(await screen.findByRole('table', { name: table })).getByRole('row', { name });
  expect(await row('How far registrations get', /Started/)).toHaveTextContent('8100%4');
  expect(await row('How far registrations get', /Chose a ticket/)).toHaveTextContent('450%2');
  expect(await row('How far registrations get', /Have a ticket/)).toHaveTextContent('225%0');
  expect(await row('Registrations by kind', /Crypto trader/)).toHaveTextContent('50%');
  expect(await row('Packages', /Standard/)).toHaveTextContent('5090%');
  expect(await row('Packages', /Stream/)).toHaveTextContent('Unlimited');
  expect(await row('Promo codes', /EARLY/)).toHaveTextContent('EARLY310');
});

test('the chosen period is in the address, and a reversed one has a message beside it', async () => {
  const { user, requests, location } = openBackoffice({
    responses: [nothing, noReleases, respond(calls.figures, sampleResponse(calls.figures))],
  });
  const asked = () => requests.filter(({ path }) => path === '/backoffice/figures').at(-1)?.query;
  expect(await screen.findByText('No registrations in this period.')).toBeVisible();
  expect(Object.keys(asked() ?? {})).toEqual(['from', 'until']);
  await user.click(screen.getByRole('combobox', { name: 'Period' }));
  await user.click(await screen.findByRole('option', { name: 'All time' }));
  await waitFor(() => expect(asked()).toEqual({}));
  await user.click(screen.getByRole('combobox', { name: 'Period' }));
  await user.click(await screen.findByRole('option', { name: 'Custom dates' }));
  await user.type(await screen.findByLabelText('First day'), '2027-03-02');
  await user.type(screen.getByLabelText('Last day'), '2027-03-01');
  expect(await screen.findByText('This is before the first day.')).toBeVisible();
  expect(location()).toContain('from=2027-03-02');
  expect(asked()).toEqual({ from: '2027-03-02' });
});

test('a part that fails to load shows the reason without affecting the rest', async () => {
  const { user } = openBackoffice({
    responses: [
      ...[respondWithError(calls.today, 'server-0001'), nothing],
      ...[noReleases, respond(calls.figures, figures)],
    ],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Request request-1');
  expect(await screen.findByRole('table', { name: 'Packages' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing needs your attention' })).toBeVisible();
});
