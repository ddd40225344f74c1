import { screen, waitFor, within } from '@testing-library/react';
import * as organiserCalls from '@summit/contract/calls/organisers';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { closesFreely, openBackoffice } from '../testing/open-backoffice.tsx';
import RecordPage from './record-page.tsx';
import TeamPage from './team-page.tsx';

type Person = ResponseOf<typeof organiserCalls.changeOrganiser>;

const cara: Person = {
  id: 'p1',
  email: 'cara@demo.example',
  name: 'Cara Content',
  roles: ['content'],
  isSetUp: true,
  isBlocked: false,
  version: 'v1',
};
const team = respond(organiserCalls.organisers, { organisers: [cara], totalItems: 1, totalPages: 1 });
const nobodyWaits = respond(organiserCalls.awardsRoleRequests, { requests: [] });

test('the screens are separate components', () => {
  expect([TeamPage, RecordPage].map((each) => typeof each)).toEqual(['function', 'function']);
});

test('an owner sees the team, and reviews a change of roles as a difference', async () => {
  const { user, requests } = openBackoffice({
    url: '/backoffice/team',
    responses: [team, nobodyWaits, respond(organiserCalls.changeOrganiser, cara)],
  });
  const row = await screen.findByRole('row', { name: /Cara Content/ });
  expect(row).toHaveTextContent('Can log in');
  await user.click(within(row).getByRole('button', { name: 'Change Cara Content' }));
  const dialog = screen.getByRole('dialog', { name: 'Cara Content' });
  await user.click(within(dialog).getByRole('checkbox', { name: /Programme/ }));
  await user.click(within(dialog).getByRole('checkbox', { name: /Awards steward/ }));
  expect(within(dialog).getByText('Content, Programme, Awards steward')).toBeVisible();
  expect(within(dialog).getByText(/wait until a second person agrees/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    version: 'v1',
    roles: ['content', 'programme', 'awardsSteward'],
    isBlocked: false,
  });
});

test('a change of roles asks for the password if it was entered a while ago, and then continues automatically', async () => {
  const { user, requests } = openBackoffice({
    url: '/backoffice/team',
    responses: [
      team,
      nobodyWaits,
      respondWithError(organiserCalls.changeOrganiser, 'organiser-0005'),
      respond(organiserCalls.changeOrganiser, cara),
      respond(organiserCalls.confirmOrganiser, { confirmedUntil: '2100-01-01T00:00:00.000Z' }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Change Cara Content' }));
  await user.click(screen.getByRole('checkbox', { name: /Programme/ }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.type(within(dialog).getByLabelText(/Password/), 'a long password');
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(2);
});

test('a change that conflicts with another one stays open with the reason', async () => {
  const { user } = openBackoffice({
    url: '/backoffice/team',
    responses: [team, nobodyWaits, respondWithError(organiserCalls.changeOrganiser, 'resource-0001')],
  });
  await user.click(await screen.findByRole('button', { name: 'Change Cara Content' }));
  await user.click(screen.getByRole('checkbox', { name: /Blocked/ }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Request request-1');
  expect(screen.getByRole('checkbox', { name: /Blocked/ })).toBeChecked();
});

test('an organiser whom another owner has changed is shown with the present roles, and changed from these', async () => {
  const changed: Person = { ...cara, roles: ['content', 'desk'], version: 'v2' };
  const { user, requests } = openBackoffice({
    url: '/backoffice/team',
    responses: [
      team,
      respond(organiserCalls.organisers, { organisers: [changed], totalItems: 1, totalPages: 1 }),
      nobodyWaits,
      respondWithError(organiserCalls.changeOrganiser, 'resource-0001'),
      respond(organiserCalls.changeOrganiser, changed),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Change Cara Content' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cara Content' }));
  await user.click(dialog.getByRole('checkbox', { name: /Programme/ }));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  const theirs = await dialog.findByText('Content, Desk');
  expect(theirs.closest('del')).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toMatchObject([{ version: 'v1' }, { version: 'v2', roles: ['content', 'programme'] }]);
});

test('a new link is sent to the organiser’s address, and its effects are shown', async () => {
  const { user, requests } = openBackoffice({
    url: '/backoffice/team',
    responses: [
      team,
      nobodyWaits,
      respond(organiserCalls.addOrganiser, { expiresAt: '2100-01-01T00:00:00.000Z' }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Send a new link to Cara Content' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New link for Cara Content' }));
  expect(dialog.getByText('cara@demo.example')).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: /Email/ })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: /Programme/ }));
  expect(dialog.getByText('Content, Programme').closest('ins')).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Send link' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ name: 'Cara Content', email: 'cara@demo.example', version: 'v1' },
    roles: ['content', 'programme'],
  });
});

test('leaving unsaved input asks for confirmation', async () => {
  const { user } = openBackoffice({ url: '/backoffice/team', responses: [team, nobodyWaits] });
  const cancel = async () => {
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(closesFreely()).toBe(true);
  };
  await user.click(await screen.findByRole('button', { name: 'Change Cara Content' }));
  expect(closesFreely()).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /Blocked/ }));
  await waitFor(() => expect(closesFreely()).toBe(false));
  await cancel();
  await user.click(screen.getByRole('button', { name: 'Add team member' }));
  expect(closesFreely()).toBe(true);
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Nora');
  await waitFor(() => expect(closesFreely()).toBe(false));
  await cancel();
});

test('an organiser with read permission has no button that the server would refuse', async () => {
  openBackoffice({ url: '/backoffice/team', roles: ['privacy'], responses: [team] });
  await screen.findByRole('row', { name: /Cara Content/ });
  expect(screen.queryByRole('button', { name: /Change|Add|New link/ })).toBeNull();
});

test('waiting awards roles are shown to organisers who may confirm them, and confirmed after a review', async () => {
  const request = { id: 'p1', name: 'Cara', email: 'cara@demo.example', roles: [], requestedBy: 'Olive' };
  const { user, requests } = openBackoffice({
    url: '/backoffice/team',
    responses: [
      team,
      respond(organiserCalls.awardsRoleRequests, { requests: [request] }),
      respond(organiserCalls.confirmAwardsRoles),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Cara (cara@demo.example) will no longer have a role in the awards',
  );
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toContain(
    'PUT /backoffice/organisers/awards-roles/p1',
  );
});
