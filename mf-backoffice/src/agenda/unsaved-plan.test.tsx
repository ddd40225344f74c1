import { screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-resources';
import { respond } from '@summit/shared-auth/testing';
import { agendaResponses } from '../testing/agenda-entries.ts';
import { openBackoffice } from '../testing/open-backoffice.tsx';

test('leaving unsaved moves asks for confirmation', async () => {
  const { user, location } = openBackoffice({
    url: '/backoffice/agenda',
    responses: [...agendaResponses(), respond(calls.resourceFields, { fields: [] })],
  });
  await user.click(await screen.findByRole('button', { name: /^Opening 09:00/ }));
  await user.click(screen.getByRole('button', { name: 'Set aside' }));
  await screen.findByRole('region', { name: 'Unplaced (2)' });

  await user.click(screen.getByRole('link', { name: 'All sessions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location()).toBe('/backoffice/agenda');
  expect(screen.getByRole('region', { name: 'Unplaced (2)' })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'All sessions' }));
  await user.click(await screen.findByRole('button', { name: 'Discard and leave' }));
  await waitFor(() => expect(location()).toMatch(/^\/backoffice\/sessions/));
});

test('a click beside the dialog of a session closes it only while nothing is typed in it', async () => {
  const { user } = openBackoffice({ url: '/backoffice/agenda', responses: agendaResponses() });
  const open = async () => user.click(await screen.findByRole('button', { name: /^Opening 09:00/ }));
  const clickBeside = () => user.click(screen.getByRole('dialog').parentElement ?? document.body);
  await open();
  await clickBeside();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await open();
  await user.clear(screen.getByLabelText(/Length/));
  await user.type(screen.getByLabelText(/Length/), '45');
  await clickBeside();
  expect(screen.getByLabelText(/Length/)).toHaveValue('45');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
