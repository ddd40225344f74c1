import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as invitationCalls from '@summit/contract/calls/invitations';
import { emailAddressNotValid } from '@summit/contract/contact-details/email-domain';
import { errors } from '@summit/contract/errors/errors';
import { messages } from '@summit/contract/words/messages';
import { respond, respondNever, respondWithError } from '@summit/shared-auth/testing';
import {
  begun,
  getTickets,
  open,
  registered,
  sellersVisit,
  ticketsAre,
} from '../../testing/extra-tickets.ts';
import { enter, type PageOptions, renderPage, sentTo } from '../../testing/page-rendering.tsx';
import CompletedPage from '../completed-page.tsx';

const { sentInvitations, sendInvitation } = invitationCalls;
const accepted = respond(
  sendInvitation,
  getTickets({ extraTicketsCount: 2, remainingExtraTicketsCount: 2, invitations: [open] }),
);

const visit = (...responses: NonNullable<PageOptions['responses']>) =>
  renderPage(CompletedPage, sellersVisit({ responses }));
const field = () => screen.getByLabelText(/^Your guest’s email/);
const problems = () => screen.findByRole('alert', { name: 'Problems with the form' });

async function invite(user: UserEvent, email: string = open.email) {
  await enter(user, await screen.findByLabelText(/^Your guest’s email/), email);
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
}

describe('an attendee with extra tickets', () => {
  test('sees below the ticket how many are left, and that there are no invitations yet', async () => {
    visit(ticketsAre());
    expect(await screen.findByText('2 of 2 left')).toBeVisible();
    const tickets = screen.getByRole('region', { name: 'Your extra tickets' });
    expect(within(tickets).getByText(/^Nobody yet/)).toBeVisible();
    const ticket = screen.getByRole('article', { name: 'Ticket of Ada Kovács' });
    expect(ticket.compareDocumentPosition(tickets)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(tickets.closest('.no-print')).not.toBeNull();
  });

  test('sends an invitation, which reserves a ticket, and sees a message', async () => {
    const { user, requests } = visit(ticketsAre(), accepted);
    await invite(user, ` ${open.email} `);
    expect(await screen.findByText(`The invitation to ${open.email} is on its way`)).toBeVisible();
    expect(screen.getByText('1 of 2 left')).toBeVisible();
    expect(screen.getByText(open.email)).toBeVisible();
    expect(field()).toHaveValue('');
    expect(sentTo(sendInvitation, requests).filter(Boolean)).toEqual([{ email: open.email }]);
    expect(screen.getByRole('group', { name: 'Your extra tickets' })).toHaveFocus();
  });

  test('sends one invitation, however often the button is pressed', async () => {
    const slow = respond(sendInvitation, async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return getTickets({ invitations: [open] });
    });
    const { user, requests } = visit(ticketsAre(), slow);
    await enter(user, await screen.findByLabelText(/^Your guest’s email/), open.email);
    await user.dblClick(screen.getByRole('button', { name: 'Send the invitation' }));
    await screen.findByText('1 of 2 left');
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('sees a message for an invalid address, and nothing is sent', async () => {
    const { user, requests } = visit(ticketsAre());
    await invite(user, 'ines');
    expect(await problems()).toHaveTextContent(messages.email);
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  test.each([
    ['fm.cms-0029', errors['fm.cms-0029'].message],
    ['fm.cms-0071', errors['fm.cms-0071'].message],
    ['email.domain-0001', `${errors['email.domain-0001'].message} ${emailAddressNotValid}`],
    ['email.domain-0002', `${errors['email.domain-0002'].message} ${emailAddressNotValid}`],
    ['email.domain-0003', `${errors['email.domain-0003'].message} ${emailAddressNotValid}`],
  ] as const)('sees beside the field why an address is refused: %s', async (code, words) => {
    const { user } = visit(ticketsAre(), respondWithError(sendInvitation, code));
    await invite(user);
    expect(await problems()).toHaveTextContent(`Your guest’s email: ${words}`);
    expect(field()).toHaveValue(open.email);
  });

  test('sees when the last one was used elsewhere meanwhile', async () => {
    const { user } = visit(
      ticketsAre(),
      ticketsAre({ remainingExtraTicketsCount: 0, invitations: [begun, registered] }),
      respondWithError(sendInvitation, 'invited-attendee-submit-0001'),
    );
    await invite(user);
    expect(await screen.findByText('0 of 2 left')).toBeVisible();
    expect(screen.getByText('All of them have been offered')).toBeVisible();
  });

  test('keeps the address after a network failure, and can send it again', async () => {
    const { user } = visit(ticketsAre(), respondNever(sendInvitation), accepted);
    await invite(user);
    expect(await problems()).toHaveTextContent('Nothing you entered is lost.');
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText('1 of 2 left')).toBeVisible();
  });

  test('whose tickets are all reserved sees how to get one back', async () => {
    visit(ticketsAre({ extraTicketsCount: 1, remainingExtraTicketsCount: 1, invitations: [open] }));
    expect(await screen.findByText('0 of 1 left')).toBeVisible();
    expect(screen.getByText(/withdraw an invitation that nobody has used/)).toBeVisible();
    expect(screen.queryByLabelText(/^Your guest’s email/)).not.toBeInTheDocument();
  });

  test('that are not paid sees that they are waiting for the payment', async () => {
    visit(ticketsAre({ arePaid: false }));
    expect(await screen.findByText('Waiting for your payment')).toBeVisible();
    expect(screen.queryByLabelText(/^Your guest’s email/)).not.toBeInTheDocument();
  });

  test('can retry when they failed to load; the ticket stays', async () => {
    const { user } = visit(respondNever(sentInvitations), ticketsAre());
    expect(await screen.findByText('Your extra tickets could not be loaded')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Ticket of Ada Kovács' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 of 2 left')).toBeVisible();
  });
});

describe('an attendee without extra tickets', () => {
  test('sees nothing of them', async () => {
    const { requests } = visit(ticketsAre({ extraTicketsCount: 0, remainingExtraTicketsCount: 0 }));
    await waitFor(() => expect(requests.some(({ path }) => path === sentInvitations.path)).toBe(true));
    await waitFor(() => expect(screen.queryByText('Your extra tickets')).not.toBeInTheDocument());
  });

  test('makes no call without a package', async () => {
    const { requests } = renderPage(CompletedPage, sellersVisit({ attendee: { package: null } }));
    await screen.findByRole('article', { name: 'Ticket of Ada Kovács' });
    expect(requests.some(({ path }) => path === sentInvitations.path)).toBe(false);
  });
});
