import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-awards';
import { errorMessage } from '@summit/contract/errors/errors';
import { respond, respondNever, respondWithError } from '@summit/shared-auth/testing';
import { heading, openBackoffice } from '../testing/open-backoffice.tsx';
import { desk, deskWith } from '../testing/season-desk.ts';
import SeasonPage from './season-page.tsx';

const url = '/backoffice/season';
const changed = respond(calls.setAwardsStatus, desk);

/** The dialog that opens on a press of a button. */
async function openDialog(user: ReturnType<typeof openBackoffice>['user'], button: string | RegExp) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

test('the screen is a separate component', () => {
  expect(typeof SeasonPage).toBe('function');
});

test('both tracks are on one timeline in the venue’s time, with the dates on pages', async () => {
  openBackoffice({ url, responses: [deskWith()] });
  await heading('Season');
  const line = within(await screen.findByRole('table', { name: 'Timeline' }));
  const columns = line.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await waitFor(() => expect(line.getByText('Wed 9 June 2027, 19:00')).toBeVisible());
  expect(columns.slice(1, 4)).toEqual(['Now', 'Mon 1 March 2027, 09:00', 'Mon 8 March 2027, 09:00']);
  const companies = line.getByRole('row', { name: /Companies/ });
  expect(within(companies).getByText('Nominations')).toBeVisible();
  expect(within(companies).getByText('Before the first vote').closest('td')).toHaveAttribute('colspan', '3');
  const dates = line.getByRole('row', { name: /^Dates/ });
  expect(within(dates).getByText('The ceremony begins')).toBeVisible();
});

test('setting a status by hand shows its effects and cancellations, and sends their ids', async () => {
  const { user, requests } = openBackoffice({
    url,
    roles: ['awardsSteward'],
    responses: [deskWith(), changed],
  });
  const dialog = await openDialog(user, 'Set Companies: Before the first vote');
  expect(dialog.getByText('Closes nominations.')).toBeVisible();
  const cancelled = dialog.getByRole('list', { name: 'Cancelled changes' });
  await waitFor(() => expect(cancelled).toHaveTextContent('Mon 1 March 2027, 09:00, by Olive Owner'));
  await user.click(dialog.getByRole('button', { name: 'Set now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    subject: 'Company',
    status: 'PreVoteOne',
    expected: 'Nomination',
    at: null,
    cancels: ['s1'],
  });
});

test('a conflict is shown with what would be cancelled now', async () => {
  const scheduled = desk.scheduled.map((one) => ({ ...one, id: 's2', organiser: 'Stellan Brook' }));
  const { user } = openBackoffice({
    url,
    responses: [
      deskWith(),
      deskWith({ scheduled }),
      respondWithError(calls.setAwardsStatus, 'resource-0001'),
    ],
  });
  const dialog = await openDialog(user, 'Set Companies: Before the first vote');
  await user.click(dialog.getByRole('button', { name: 'Set now' }));
  expect(await dialog.findByText(errorMessage('resource-0001'))).toBeVisible();
  await waitFor(() =>
    expect(dialog.getByRole('list', { name: 'Cancelled changes' })).toHaveTextContent('by Stellan Brook'),
  );
});

test('a status is scheduled in the venue’s time, and follows the status planned then', async () => {
  const { user, requests } = openBackoffice({ url, responses: [deskWith(), changed] });
  const dialog = await openDialog(user, 'Set Companies: First vote');
  expect(
    dialog.getByText(/Makes final the nominees and categories of the vote, with its first ballot/),
  ).toBeVisible();
  expect(dialog.getByText(/out of order/)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Later' }));
  await user.click(dialog.getByRole('button', { name: 'Ask a second person' }));
  const field = dialog.getByLabelText(/Day and time/);
  expect(field).toBeInvalid();
  fireEvent.change(field, { target: { value: '2027-06-01T18:00' } });
  expect(dialog.queryByText(/out of order/)).toBeNull();
  expect(dialog.queryByRole('list', { name: 'Cancelled changes' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    status: 'VoteOne',
    at: '2027-06-01T17:00:00.000Z',
    cancels: [],
  });
});

test('a time that has passed is refused beside its field', async () => {
  const { user } = openBackoffice({
    url,
    responses: [deskWith(), respondWithError(calls.setAwardsStatus, 'awards-desk-0001')],
  });
  const dialog = await openDialog(user, 'Set Companies: First vote');
  await user.click(dialog.getByRole('radio', { name: 'Later' }));
  const field = dialog.getByLabelText(/Day and time/);
  fireEvent.change(field, { target: { value: '2027-03-02T18:00' } });
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(expect.stringContaining(errorMessage('awards-desk-0001')));
  expect(field).toHaveValue('2027-03-02T18:00');
});

test('a vote whose count is open, and winners that are not stored, are shown as impossible', async () => {
  const votes = { 'Company one': { isOver: true, isOpened: true } };
  openBackoffice({
    url,
    responses: [deskWith({ statuses: { ...desk.statuses, Company: 'PreVoteTwo' }, scheduled: [] }, votes)],
  });
  const row = within(await screen.findByRole('row', { name: /^First vote/ }));
  expect(row.getByText(new RegExp(`Not possible. ${errorMessage('awards-desk-0010')}`))).toBeVisible();
  expect(row.queryByRole('button', { name: 'Set Companies: First vote' })).toBeNull();
  expect(row.getByRole('button', { name: 'Set Individuals: First vote' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set Companies: Winners' })).toBeNull();
});

const request = {
  id: 'r1',
  subject: 'Company' as const,
  from: 'Nomination' as const,
  status: 'PreNomination' as const,
  at: null,
  requestedBy: 'Stellan Brook',
  isRequestedByMe: false,
};

test('a step back waits for another organiser, who sees its effects before confirming', async () => {
  const { user, requests } = openBackoffice({
    url,
    roles: ['awardsAuditor'],
    responses: [deskWith({ requests: [request] }), respond(calls.confirmAwardsStatus, desk)],
  });
  expect(await screen.findByText(/Stellan Brook asked to change Companies/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Set / })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull();
  const dialog = await openDialog(user, 'Review');
  expect(dialog.getByText('Closes nominations.')).toBeVisible();
  expect(dialog.getByRole('list', { name: 'Cancelled changes' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Agree and set now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/backoffice/awards/status-requests/r1',
    body: { cancels: ['s1'] },
  });
});

test('organisers cannot confirm their own request, but can withdraw it', async () => {
  const { user, requests } = openBackoffice({
    url,
    roles: ['awardsSteward'],
    responses: [
      deskWith({ requests: [{ ...request, isRequestedByMe: true }] }),
      respond(calls.cancelAwardsStatus, desk),
    ],
  });
  expect(await screen.findByText(/Someone else must agree/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
  const dialog = await openDialog(user, 'Withdraw request');
  await user.click(dialog.getByRole('button', { name: 'Withdraw request' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.some(({ path }) => path === '/backoffice/awards/status/r1')).toBe(true);
});

test('a scheduled status is cancelled from the timeline', async () => {
  const { user, requests } = openBackoffice({
    url,
    responses: [deskWith(), respond(calls.cancelAwardsStatus, desk)],
  });
  const dialog = await openDialog(user, 'Cancel Companies: Before the first vote');
  await user.click(dialog.getByRole('button', { name: 'Remove from schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.some(({ path }) => path === '/backoffice/awards/status/s1')).toBe(true);
});

test('dates are changed as a difference, and a refused one is marked beside its field', async () => {
  const { user, requests } = openBackoffice({
    url,
    roles: ['content'],
    responses: [
      deskWith(),
      respondWithError(calls.setAwardsDates, 'validation.base-0001', {
        failures: [{ field: 'ballotsUnlinkAt', errorCode: '0002', message: 'It ends before it begins.' }],
      }),
    ],
  });
  const dialog = await openDialog(user, 'Change dates');
  await waitFor(() => expect(dialog.getByLabelText(/unlinked from voters/)).not.toHaveAttribute('readonly'));
  const unlinking = dialog.getByLabelText(/unlinked from voters/);
  fireEvent.change(unlinking, { target: { value: '2027-06-01T10:00' } });
  expect(dialog.getByText('Tue 1 June 2027, 10:00')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save dates' }));
  await waitFor(() => expect(unlinking).toBeInvalid());
  expect(unlinking).toHaveAccessibleDescription(expect.stringContaining('It ends before it begins.'));
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    version: 'd1',
    ballotsUnlinkAt: '2027-06-01T09:00:00.000Z',
    steps: [],
  });
});

test('dates are sent again after a lost response, and the dialog closes', async () => {
  const { user, requests } = openBackoffice({
    url,
    roles: ['content'],
    responses: [
      deskWith(),
      deskWith({ ballotsUnlinkAt: '2027-06-01T09:00:00.000Z' }),
      respondNever(calls.setAwardsDates),
    ],
  });
  const dialog = await openDialog(user, 'Change dates');
  await waitFor(() => expect(dialog.getByLabelText(/unlinked from voters/)).not.toHaveAttribute('readonly'));
  fireEvent.change(dialog.getByLabelText(/unlinked from voters/), { target: { value: '2027-06-01T10:00' } });
  await user.click(dialog.getByRole('button', { name: 'Save dates' }));
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('button', { name: 'Save dates' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('an organiser with read permission sees the plan, without buttons that the server would refuse', async () => {
  openBackoffice({ url, roles: ['analyst'], responses: [deskWith({ requests: [request] })] });
  await screen.findByRole('table', { name: 'Timeline' });
  const statuses = screen.getByRole('table', { name: 'Statuses' });
  expect(within(statuses).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: /Cancel|Change dates|Review|Withdraw request/ })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Season' })).toBeNull();
});
