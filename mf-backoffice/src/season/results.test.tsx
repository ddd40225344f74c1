import { screen, waitFor, within } from '@testing-library/react';
import * as awardsCalls from '@summit/contract/calls/organise-awards';
import * as calls from '@summit/contract/calls/organise-count';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { errorMessage } from '@summit/contract/errors/errors';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { openBackoffice } from '../testing/open-backoffice.tsx';
import { desk, deskWith, nominees, noWithdrawals } from '../testing/season-desk.ts';
import SeasonPage from './season-page.tsx';

const noExclusions = respond(calls.exclusionProposals, { proposals: [] });
const noRoles = respond(organiserCalls.awardsRoleRequests, { requests: [] });

async function openDialog(user: ReturnType<typeof openBackoffice>['user'], button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

test('the screen is a separate component', () => {
  expect(typeof SeasonPage).toBe('function');
});

test('another organiser’s proposal is reviewed and confirmed; one’s own cannot be confirmed', async () => {
  const proposal = { reason: 'The account was lent.', proposedBy: 'Stellan Brook', confirmedBy: null };
  const { user, requests } = openBackoffice({
    url: '/backoffice/season/decisions',
    roles: ['awardsAuditor'],
    responses: [
      noRoles,
      respond(calls.nomineeWithdrawals, {
        proposals: [
          {
            ...proposal,
            id: 'w1',
            nomineeId: 'otterpay',
            name: 'Otterpay',
            categoryName: 'Payments',
            year: 2027,
            kind: 'Withdrawn',
            isRequestedByMe: true,
          },
        ],
      }),
      respond(calls.exclusionProposals, {
        proposals: [{ ...proposal, id: 'e1', log: '2027-Company-one', index: 7, isRequestedByMe: false }],
      }),
      respond(calls.confirmExclusion),
    ],
  });
  const withdrawal = await screen.findByRole('row', { name: /^Otterpay/ });
  expect(withdrawal).toHaveTextContent('Someone else must confirm it');
  expect(withdrawal).toHaveTextContent('Payments, 2027');
  expect(screen.queryByRole('button', { name: 'Propose an exclusion' })).toBeNull();
  const dialog = await openDialog(user, 'Confirm ballot 7 of 2027-Company-one');
  expect(dialog.getByText(/The account was lent/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Confirm exclusion' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ method }) => method === 'PUT')?.path).toBe('/backoffice/awards/exclusions/e1');
});

test('an unknown ballot is refused beside its number, and no input is lost', async () => {
  const { user } = openBackoffice({
    url: '/backoffice/season/decisions',
    roles: ['awardsSteward'],
    responses: [
      deskWith(),
      noRoles,
      noWithdrawals,
      noExclusions,
      respondWithError(calls.proposeExclusion, 'cqrs-0009'),
    ],
  });
  const dialog = await openDialog(user, 'Propose an exclusion');
  const number = await dialog.findByRole('textbox', { name: /Ballot number/ });
  await user.type(number, '9');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Lent');
  await user.click(dialog.getByRole('button', { name: 'Propose exclusion' }));
  await waitFor(() => expect(number).toHaveAccessibleDescription('This vote has no such ballot.'));
  expect(number).toHaveValue('9');
});

test('a vote whose count is opened meanwhile is not exchanged for another one', async () => {
  const { user, requests } = openBackoffice({
    url: '/backoffice/season/decisions',
    roles: ['awardsSteward'],
    responses: [
      deskWith(),
      deskWith({}, { 'Company one': { isOpened: true } }),
      noRoles,
      noWithdrawals,
      noExclusions,
    ],
  });
  const dialog = await openDialog(user, 'Propose an exclusion');
  await user.type(await dialog.findByRole('textbox', { name: /Ballot number/ }), '9');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Lent');
  const vote = dialog.getByRole('combobox', { name: 'Vote' });
  expect(vote).toHaveTextContent('Companies, first vote');
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(vote).not.toHaveTextContent('Companies'));
  await user.click(dialog.getByRole('button', { name: 'Propose exclusion' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('has been opened meanwhile');
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

test.each(['awardsSteward', 'awardsAuditor'] as const)(
  'a change of awards roles is agreed to by an %s, who may not open the team',
  async (role) => {
    const request = { id: 'p1', name: 'Cara', email: 'cara@demo.example', roles: [], requestedBy: 'Olive' };
    const { user, requests } = openBackoffice({
      url: '/backoffice/season/decisions',
      roles: [role],
      responses: [
        deskWith(),
        respond(organiserCalls.awardsRoleRequests, { requests: [request] }),
        noWithdrawals,
        noExclusions,
        respond(organiserCalls.confirmAwardsRoles),
      ],
    });
    const dialog = await openDialog(user, 'Review');
    await user.click(dialog.getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toContain(
      'PUT /backoffice/organisers/awards-roles/p1',
    );
  },
);

const asked = { requestedBy: 'Stellan Brook', isRequestedByMe: false, confirmedBy: null };

test('a count that a steward requests is opened by another organiser, who cannot see it', async () => {
  const sealed = deskWith({}, { 'Company one': { isOver: true, unsealing: asked } });
  const open = deskWith(
    {},
    { 'Company one': { isOver: true, unsealing: { ...asked, confirmedBy: 'Audra' } } },
  );
  const { user } = openBackoffice({
    url: '/backoffice/season/count',
    roles: ['awardsAuditor'],
    responses: [sealed, open, respond(calls.unseal, { state: 'unsealed' })],
  });
  const dialog = await openDialog(user, 'Confirm: Companies, first vote');
  expect(dialog.getByText(/Requested by Stellan Brook/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Confirm and open' }));
  expect(await screen.findByText('Opened by Stellan Brook and Audra')).toBeVisible();
  expect(screen.queryByRole('button', { name: /View count|Request count/ })).toBeNull();
});

test('a steward who asks confirms no request of another one that was made meanwhile', async () => {
  const { user, requests } = openBackoffice({
    url: '/backoffice/season/count',
    roles: ['awardsSteward'],
    responses: [
      deskWith({}, { 'Company one': { isOver: true } }),
      respondWithError(calls.unseal, 'resource-0001'),
    ],
  });
  const dialog = await openDialog(user, 'Request count: Companies, first vote');
  await user.click(dialog.getByRole('button', { name: 'Request count' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Someone else has changed this meanwhile');
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ isConfirming: false });
});

test('the requester cannot confirm, and the count of an open vote cannot be requested', async () => {
  openBackoffice({
    url: '/backoffice/season/count',
    roles: ['awardsSteward'],
    responses: [
      deskWith({}, { 'Company one': { isOver: true, unsealing: { ...asked, isRequestedByMe: true } } }),
    ],
  });
  const row = await screen.findByRole('row', { name: /^Companies, first vote/ });
  expect(row).toHaveTextContent('someone else must confirm it');
  expect(screen.queryByRole('button', { name: /Confirm|Request count/ })).toBeNull();
});

test('winners are reviewed by name before they are stored, including categories without one', async () => {
  const total = (id: string, name: string, votes: number) => ({
    categoryId: 'payments',
    nomineeId: id,
    name,
    votes,
  });
  const unsealing = { ...asked, confirmedBy: 'Audra' };
  const { user, requests } = openBackoffice({
    url: '/backoffice/season/count',
    roles: ['awardsSteward'],
    responses: [
      deskWith(
        { statuses: { ...desk.statuses, Company: 'PreWining' } },
        { 'Company two': { isOver: true, isOpened: true, unsealing } },
      ),
      nominees,
      respond(calls.awardsCounts, {
        counts: [total('otterpay', 'Otterpay', 2), total('junipath', 'Junipath', 9), total('x', 'Xylo', 1)],
      }),
      respond(calls.publishResults),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'View count: Companies, final vote' }));
  const dialog = await openDialog(user, 'Review results');
  const results = within(await dialog.findByRole('row', { name: /^Payments/ }));
  expect(results.getByText('Otterpay (2)')).toBeVisible();
  expect(results.getByText('Xylo (1)')).toBeVisible();
  expect(dialog.getByText(/Without a winner.*Data/)).toBeVisible();
  const leaders = dialog.getByRole('textbox', { name: 'Runner-up places' });
  await user.clear(leaders);
  expect(leaders).toBeInvalid();
  await user.type(leaders, '0');
  expect(results.getByText('None')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save results' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    awardsType: 'Company',
    leaders: 0,
  });
});

test('a refused count shows the reason, and can be requested again', async () => {
  openBackoffice({
    url: '/backoffice/season/count',
    roles: ['awardsAuditor'],
    responses: [respondWithError(awardsCalls.awardsDesk, 'server-0001')],
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(errorMessage('server-0001'));
});
