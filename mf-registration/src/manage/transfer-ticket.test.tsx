import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import { errors } from '@summit/contract/errors/errors';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { paidRegistration } from '../testing/own-registration.ts';
import { enter, renderPage, sentTo } from '../testing/page-rendering.tsx';
import ManagePage from './manage-page.tsx';

const { ownRegistration } = myRegistrationCalls;
const { offerTicket, withdrawTicketOffer } = ticketTransferCalls;

type Transfer = ResponseOf<typeof ownRegistration>['transfer'];

const open = paidRegistration.transfer;
const offer = {
  firstName: 'Orla',
  lastName: 'Finch',
  email: 'orla@mare.example',
  expiresAt: '2030-02-01T08:00:00Z',
};
const own = (change: Partial<Transfer> = {}) =>
  respond(ownRegistration, { ...paidRegistration, transfer: { ...open, ...change } });

const visit = (...responses: TestResponse[]) =>
  renderPage(ManagePage, {
    url: href(pages.registrationManage),
    status: 'Completed',
    attendee: { package: { type: 'BuyVip', name: 'VIP', kind: 'paid' }, ticketNumber: '7F3A-09C2-B41D' },
    responses,
  });

const part = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Give my ticket to a colleague' })).closest('section') ??
      document.body,
  );
const emailName = { name: 'Your colleague’s work email' };

async function name(user: UserEvent): Promise<void> {
  const form = await part();
  await enter(user, await form.findByRole('textbox', { name: 'First name' }), 'Orla');
  await enter(user, form.getByRole('textbox', { name: 'Last name' }), 'Finch');
  await enter(user, form.getByRole('textbox', emailName), 'orla@mare.example');
}
const agree = async (user: UserEvent) =>
  user.click((await part()).getByRole('checkbox', { name: /stops working as soon as/ }));
const send = async (user: UserEvent) =>
  user.click((await part()).getByRole('button', { name: 'Offer my ticket' }));

beforeEach(() => window.localStorage.clear());

test('a colleague is entered, and the page shows who is offered the ticket and until when', async () => {
  const { user, requests } = visit(own(), respond(offerTicket, { ...open, offer }), own({ offer }));
  expect(await screen.findByText(/transferred until Tue 4 June 2030, 08:00, Lisbon time/)).toBeVisible();
  await name(user);
  await agree(user);
  await send(user);
  const offered = await screen.findByText(/^Orla Finch can take your ticket until Fri 1 February 2030/);
  expect(offered).toBeVisible();
  await waitFor(() => expect(offered.closest('[tabindex="-1"]')).toHaveFocus());
  expect(sentTo(offerTicket, requests)).toEqual([
    { firstName: 'Orla', lastName: 'Finch', email: 'orla@mare.example', understood: true },
  ]);
});

test('without the consent nothing is sent, and no input is lost', async () => {
  const { user, requests } = visit(own());
  await name(user);
  await send(user);
  expect((await part()).getByRole('checkbox')).toBeInvalid();
  expect((await part()).getByRole('textbox', emailName)).toHaveValue('orla@mare.example');
  expect(requests.filter(({ method }) => method === offerTicket.method)).toEqual([]);
});

test.each([
  'transfer-0004',
  'transfer-0005',
  'transfer-0007',
  'email.domain-0001',
  'email.domain-0002',
  'email.domain-0003',
] as const)('%s is shown beside the address, and no input is lost', async (code) => {
  const { user } = visit(own(), respondWithError(offerTicket, code));
  await name(user);
  await agree(user);
  await send(user);
  const email = (await part()).getByRole('textbox', emailName);
  const { message } = errors[code];
  await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(email).toHaveValue('orla@mare.example');
});

test.each(['transfer-0002', 'transfer-0003'] as const)(
  '%s is shown above the form, and the page’s data are reloaded',
  async (code) => {
    const { user, requests } = visit(own(), respondWithError(offerTicket, code), own());
    await name(user);
    await agree(user);
    await send(user);
    expect(await screen.findByText(errors[code].message)).toBeVisible();
    await waitFor(() => expect(requests.filter(({ path }) => path === ownRegistration.path)).toHaveLength(2));
  },
);

describe('an open offer', () => {
  const withdraw = async (user: UserEvent, choice: string) => {
    await user.click(await screen.findByRole('button', { name: 'Withdraw the offer' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw the offer?' });
    await user.click(within(dialog).getByRole('button', { name: choice }));
  };

  test('is withdrawn after a confirmation, and the form is shown again', async () => {
    const { user } = visit(own({ offer }), respond(withdrawTicketOffer, open), own());
    await withdraw(user, 'Yes, withdraw it');
    expect(await screen.findByText('The offer is withdrawn: the ticket stays yours')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Offer my ticket' })).toBeVisible();
  });

  test('does not move the focus when the page is opened', async () => {
    visit(own({ offer }));
    expect(await screen.findByText(/^Orla Finch can take your ticket/)).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  test('stays when withdrawing is cancelled', async () => {
    const { user, requests } = visit(own({ offer }));
    await withdraw(user, 'Leave it open');
    expect(requests.filter(({ method }) => method === withdrawTicketOffer.method)).toEqual([]);
  });

  test('that the colleague has accepted meanwhile is not withdrawn, with a message', async () => {
    const { user } = visit(
      own({ offer }),
      respondWithError(withdrawTicketOffer, 'transfer-0001'),
      own({ state: 'notRegistered' }),
    );
    await withdraw(user, 'Yes, withdraw it');
    expect(await screen.findByText(errors['transfer-0001'].message)).toBeVisible();
  });
});

test.each(['personal', 'over', 'refund'] as const)(
  '%s: the page shows the reason and a contact',
  async (state) => {
    visit(own({ state }));
    expect(await (await part()).findByRole('link', { name: 'Write to us' })).toBeVisible();
    expect((await part()).queryByRole('textbox')).not.toBeInTheDocument();
  },
);
