import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/rehearsals';
import { errorMessage } from '@summit/contract/errors/errors';
import type { OrganiserRole } from '@summit/contract/session/organisers';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { openBackoffice } from '../testing/open-backoffice.tsx';
import { deskWith } from '../testing/season-desk.ts';
import SeasonPage from './season-page.tsx';

const address = 'https://summit.example/rehearsal/start?token=signed';
const made = respond(calls.makeRehearsal, {
  address,
  expiresAt: '2027-02-02T12:00:00.000Z',
  showsNominees: true,
});

async function open(responses: readonly TestResponse[] = [made], roles: OrganiserRole[] = ['awardsSteward']) {
  const opened = openBackoffice({ url: '/backoffice/season', roles, responses: [deskWith(), ...responses] });
  await opened.user.click(await screen.findByRole('button', { name: 'Start a rehearsal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start a rehearsal' }));
  // The venue's time zone has loaded.
  await waitFor(() => expect(dialog.getByLabelText(/Day and time/)).toHaveValue('2027-03-01T09:00'));
  return { ...opened, dialog };
}

const sent = (requests: Awaited<ReturnType<typeof open>>['requests']) =>
  requests.find(({ method }) => method === 'POST')?.body;

test('the screen is a separate component', () => {
  expect(typeof SeasonPage).toBe('function');
});

test('a rehearsal defaults to the next planned change and its statuses, in the venue’s time', async () => {
  const { user, requests, dialog } = await open();
  expect(dialog.getByRole('combobox', { name: 'Companies' })).toHaveTextContent('Before the first vote');
  fireEvent.change(dialog.getByLabelText(/Day and time/), { target: { value: '2027-02-28T18:00' } });
  expect(dialog.getByRole('combobox', { name: 'Companies' })).toHaveTextContent('Nominations');
  fireEvent.change(dialog.getByLabelText(/Day and time/), { target: { value: '2027-06-08T18:00' } });
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  await screen.findByRole('dialog', { name: 'Your rehearsal link' });
  expect(sent(requests)).toEqual({
    at: '2027-06-08T17:00:00.000Z',
    statuses: { Company: 'PreVoteOne', Individual: 'PreNomination', Welcome: 'Nomination' },
  });
});

test('another status can be chosen, and stays chosen when the moment changes', async () => {
  const { user, requests, dialog } = await open();
  await user.click(dialog.getByRole('combobox', { name: 'Individuals' }));
  await user.click(await screen.findByRole('option', { name: 'Winners' }));
  fireEvent.change(dialog.getByLabelText(/Day and time/), { target: { value: '2027-02-28T18:00' } });
  expect(dialog.getByText('Planned for that time: Before nominations.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  await screen.findByRole('dialog', { name: 'Your rehearsal link' });
  expect(sent(requests)).toMatchObject({ statuses: { Company: 'Nomination', Individual: 'Wining' } });
});

test('the link is described, and can be copied or opened', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  const link = within(await screen.findByRole('dialog', { name: 'Your rehearsal link' }));
  expect(link.getByText('Mon 1 March 2027, 09:00')).toBeVisible();
  expect(link.getByRole('link', { name: address })).toHaveAttribute('href', address);
  expect(link.getByRole('link', { name: 'Open rehearsal' })).toHaveAttribute('target', '_blank');
  await user.click(link.getByRole('button', { name: 'Copy link' }));
  expect(await link.findByText('Link copied.')).toBeVisible();
  // The previous dialog closes meanwhile.
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(address));
  await user.click(link.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('there is no link without a time, and refusals of the server are shown beside their fields', async () => {
  const failures = [{ field: 'at', errorCode: '0001', message: 'Please enter a day and a time.' }];
  const { user, requests, dialog } = await open([
    respondWithError(calls.makeRehearsal, 'validation.base-0001', { failures }),
  ]);
  const field = dialog.getByLabelText(/Day and time/);
  fireEvent.change(field, { target: { value: '' } });
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Choose a day and a time.'));
  expect(sent(requests)).toBeUndefined();
  fireEvent.change(field, { target: { value: '2027-06-08T18:00' } });
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Please enter a day and a time.')),
  );
  expect(dialog.getByText(errorMessage('validation.base-0001'))).toBeVisible();
  expect(field).toHaveValue('2027-06-08T18:00');
});

test.each([
  ['awardsSteward', false],
  ['content', true],
] as const)('%s sees what stays hidden', async (role, isSaid) => {
  const { dialog } = await open([made], [role]);
  const note = dialog.getByRole('note');
  expect(note).toHaveTextContent('The shortlist, the winners and every count stay hidden');
  expect(/nominees who are not public yet/.test(note.textContent)).toBe(isSaid);
});
