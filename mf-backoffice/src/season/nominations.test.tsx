import { screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-count';
import * as nominationsCalls from '@summit/contract/calls/organise-nominations';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond, respondWithError, type TestRequest } from '@summit/shared-auth/testing';
import { closesFreely, openBackoffice } from '../testing/open-backoffice.tsx';
import { desk, deskWith, nominee, nominees, noWithdrawals } from '../testing/season-desk.ts';
import SeasonPage from './season-page.tsx';

type Nomination = ResponseOf<typeof nominationsCalls.deskNominations>['nominations'][number];

const nomination: Nomination = {
  id: 'n1',
  categoryId: 'payments',
  categoryName: 'Payments',
  awardsType: 'Company',
  name: 'Otter Pay',
  url: 'https://otter.example',
  reason: 'They call back.',
  nominator: 'thirdParty',
  contactEmail: null,
  nominatedAt: '2027-02-01T09:00:00.000Z',
  nominee: null,
  suggestions: [{ id: 'otterpay', name: 'Otterpay', likeness: 88 }],
};
const nominations = respond(nominationsCalls.deskNominations, {
  nominations: [nomination],
  totalItems: 1,
  totalPages: 1,
});

async function openDialog(user: ReturnType<typeof openBackoffice>['user'], button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

test('the screen is a separate component', () => {
  expect(typeof SeasonPage).toBe('function');
});

test('a page whose last nomination was joined gives way to the one before', async () => {
  const { location } = openBackoffice({
    url: '/backoffice/season/nominations?page=2',
    roles: ['awardsSteward'],
    responses: [
      deskWith(),
      respond(nominationsCalls.deskNominations, ({ query }: TestRequest) => ({
        nominations: query.page === '0' ? [nomination] : [],
        totalItems: 1,
        totalPages: 1,
      })),
      nominees,
      noWithdrawals,
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Otter Pay' })).toBeVisible();
  expect(location()).toContain('page=1');
});

test('a nomination is merged into the most similar nominee, and the merge can be undone', async () => {
  const { user, requests } = openBackoffice({
    url: '/backoffice/season/nominations',
    roles: ['awardsSteward'],
    responses: [
      deskWith(),
      nominations,
      nominees,
      noWithdrawals,
      respond(nominationsCalls.joinNomination),
      respond(nominationsCalls.undoJoin),
    ],
  });
  const standing = await screen.findByRole('row', { name: /^Junipath/ });
  expect(standing).toHaveTextContent('Disqualified');
  await user.click(await screen.findByRole('button', { name: 'Merge into Otterpay (88% match)' }));
  expect(await screen.findByText('Otter Pay is merged into Otterpay.')).toBeVisible();
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/backoffice/awards/nominations/n1/payments',
    body: { nomineeId: 'otterpay', expected: null },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('Otter Pay is merged into Otterpay.')).toBeNull());
  expect(requests.find(({ method }) => method === 'DELETE')?.query).toEqual({ expected: 'otterpay' });
});

test('nominees can be neither added nor changed once the vote has begun', async () => {
  openBackoffice({
    url: '/backoffice/season/nominations?category=payments',
    roles: ['awardsSteward'],
    responses: [
      deskWith({ statuses: { ...desk.statuses, Company: 'VoteTwo' } }),
      nominations,
      nominees,
      noWithdrawals,
    ],
  });
  expect(await screen.findByText('The vote has begun: no nominees can be added.')).toBeVisible();
  await screen.findByRole('row', { name: /^Otterpay/ });
  expect(screen.queryByRole('button', { name: 'Make it a nominee' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change Otterpay' })).toBeNull();
});

test('the shortlist is changed as a difference with the loaded version', async () => {
  const { user, requests } = openBackoffice({
    url: '/backoffice/season/nominations',
    roles: ['awardsSteward'],
    responses: [deskWith(), nominations, nominees, noWithdrawals, respond(nominationsCalls.setNominee)],
  });
  const dialog = await openDialog(user, 'Change Otterpay');
  await user.click(dialog.getByRole('checkbox', { name: /shortlist/ }));
  expect(dialog.getByText('In the running, on the shortlist')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    version: 'v1',
    isPublished: true,
    isShortlisted: true,
  });
});

test('a nominee whom a colleague has changed meanwhile is changed from the present state', async () => {
  const colleague = { isDone: false };
  const refused = respondWithError(nominationsCalls.setNominee, 'resource-0001');
  const { user, requests } = openBackoffice({
    url: '/backoffice/season/nominations',
    roles: ['awardsSteward'],
    responses: [
      ...[deskWith(), nominations, noWithdrawals],
      respond(nominationsCalls.deskNominees, () => ({
        nominees: [
          nominee('otterpay', 'Otterpay', colleague.isDone ? { isPublished: false, version: 'v2' } : {}),
        ],
      })),
      {
        row: refused.row,
        outcome: (request) => {
          colleague.isDone = true;
          return refused.outcome(request);
        },
      },
      respond(nominationsCalls.setNominee),
    ],
  });
  const dialog = await openDialog(user, 'Change Otterpay');
  await user.click(dialog.getByRole('checkbox', { name: /shortlist/ }));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect((await dialog.findByText('Not in the running')).closest('del')).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toMatchObject([{ version: 'v1' }, { version: 'v2', isPublished: true, isShortlisted: true }]);
});

test('a withdrawal is proposed with a reason, which is required', async () => {
  const { user, requests } = openBackoffice({
    url: '/backoffice/season/nominations',
    roles: ['awardsSteward'],
    responses: [deskWith(), nominations, nominees, noWithdrawals, respond(calls.proposeWithdrawal)],
  });
  const dialog = await openDialog(user, 'Withdraw Otterpay');
  await user.click(dialog.getByRole('button', { name: 'Propose withdrawal' }));
  const reason = dialog.getByRole('textbox', { name: /Reason/ });
  expect(reason).toBeInvalid();
  await user.type(reason, 'They have closed the product.');
  await waitFor(() => expect(closesFreely()).toBe(false));
  await user.click(dialog.getByRole('button', { name: 'Propose withdrawal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    nomineeId: 'otterpay',
    kind: 'Withdrawn',
    reason: 'They have closed the product.',
  });
});

test('a wrong proposal can be corrected until another organiser has confirmed it', async () => {
  const proposed = respond(calls.nomineeWithdrawals, {
    proposals: [
      {
        id: 'w1',
        nomineeId: 'otterpay',
        name: 'Otterpay',
        categoryName: 'Payments',
        year: 2027,
        kind: 'Disqualified',
        reason: 'They have closed the product.',
        proposedBy: 'Stellan Brook',
        isRequestedByMe: true,
        confirmedBy: null,
      },
    ],
  });
  openBackoffice({
    url: '/backoffice/season/nominations',
    roles: ['awardsSteward'],
    responses: [deskWith(), nominations, nominees, proposed],
  });
  const row = await screen.findByRole('row', { name: /^Otterpay/ });
  await waitFor(() => expect(row).toHaveTextContent('Proposed: Disqualified'));
  expect(within(row).getByRole('button', { name: 'Withdraw Otterpay' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw Junipath' })).toBeNull();
});
