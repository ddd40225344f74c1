import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as invitationCalls from '@summit/contract/calls/invitations';
import { errors } from '@summit/contract/errors/errors';
import { respond, respondNever, respondWithError } from '@summit/shared-auth/testing';
import {
  begun,
  getTickets,
  open,
  registered,
  sellersVisit,
  ticketsAre,
} from '../../testing/extra-tickets.ts';
import { type PageOptions, renderPage } from '../../testing/page-rendering.tsx';
import CompletedPage from '../completed-page.tsx';

const { sendInvitation, withdrawInvitation } = invitationCalls;
const all = { extraTicketsCount: 3, remainingExtraTicketsCount: 1, invitations: [open, begun, registered] };

const visit = (...responses: NonNullable<PageOptions['responses']>) =>
  renderPage(CompletedPage, sellersVisit({ responses }));
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Invited' })).getAllByRole('listitem');
const dialog = () => screen.findByRole('alertdialog', { name: 'Withdraw this invitation?' });

async function withdraw(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^Withdraw the invitation of/ }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Withdraw it' }));
}

test('guests are listed with their progress, with dates in venue time', async () => {
  visit(ticketsAre(all));
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent(/^ines@mare.example.*Sent.*Sent on Mon 4 March 2030/);
  expect(second).toHaveTextContent(/^rui@mare.example.*Started/);
  expect(third).toHaveTextContent(/^eva@mare.example.*Registered/);
});

test('only an unused link can be sent again or withdrawn', async () => {
  visit(ticketsAre(all));
  const counts = (await rows()).map((row) => within(row).queryAllByRole('button').length);
  expect(counts).toEqual([2, 0, 0]);
});

test('an invitation is sent again to the same address', async () => {
  const { user, requests } = visit(ticketsAre(all), respond(sendInvitation, getTickets(all)));
  await user.click(await screen.findByRole('button', { name: `Send again to ${open.email}` }));
  expect(await screen.findByText(`The invitation to ${open.email} is on its way`)).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ method: 'POST', body: { email: open.email } });
});

test('while one is sent again, no other one can be', async () => {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const two = { ...all, invitations: [open, { ...begun, state: 'Sent' as const }] };
  const { user } = visit(
    ticketsAre(two),
    respond(sendInvitation, async () => {
      await late;
      return getTickets(two);
    }),
  );
  await user.click(await screen.findByRole('button', { name: `Send again to ${open.email}` }));
  expect(screen.getByRole('button', { name: `Send again to ${begun.email}` })).toBeDisabled();
  expect(screen.getByRole('button', { name: `Withdraw the invitation of ${begun.email}` })).toBeDisabled();
  arrive();
  expect(await screen.findByText(`The invitation to ${open.email} is on its way`)).toBeVisible();
  expect(screen.getByRole('button', { name: `Send again to ${begun.email}` })).toBeEnabled();
});

test('an invitation is withdrawn after a confirmation, and its ticket is available again', async () => {
  const { user, requests } = visit(
    ticketsAre(all),
    respond(withdrawInvitation, getTickets({ ...all, invitations: [begun] })),
  );
  await withdraw(user);
  expect(await screen.findByText(`The invitation to ${open.email} is withdrawn`)).toBeVisible();
  expect(screen.getByText('1 of 3 left')).toBeVisible();
  expect(await rows()).toHaveLength(1);
  expect(requests.at(-1)).toMatchObject({ method: 'DELETE', params: { id: open.id } });
  expect(screen.getByRole('group', { name: 'Your extra tickets' })).toHaveFocus();
});

test('cancelling withdraws nothing', async () => {
  const { user, requests } = visit(ticketsAre(all));
  await user.click(await screen.findByRole('button', { name: /^Withdraw the invitation of/ }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  expect(await rows()).toHaveLength(3);
});

test('a guest who has just begun cannot be withdrawn, and the list shows the progress', async () => {
  const { user } = visit(
    ticketsAre(all),
    ticketsAre({ ...all, invitations: [{ ...open, state: 'Started' }] }),
    respondWithError(withdrawInvitation, 'fm.cms-0071'),
  );
  await withdraw(user);
  expect(await screen.findByText(errors['fm.cms-0071'].message)).toBeVisible();
  expect(await screen.findByText('Started')).toBeVisible();
});

test('a network failure changes nothing, and shows a message', async () => {
  const { user } = visit(ticketsAre(all), respondNever(sendInvitation));
  await user.click(await screen.findByRole('button', { name: `Send again to ${open.email}` }));
  expect(await screen.findByText(errors['network-0001'].message)).toBeVisible();
  expect(await rows()).toHaveLength(3);
});
