import { screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-attendees';
import * as packageCalls from '@summit/contract/calls/organise-packages';
import * as photoCalls from '@summit/contract/calls/organise-photos';
import * as resourceCalls from '@summit/contract/calls/organise-resources';
import * as privacyCalls from '@summit/contract/calls/personal-data';
import { respond, respondWithError, sampleResponse, type TestResponse } from '@summit/shared-auth/testing';
import { ada, detail, listOfAda, noViews, waitingPhoto } from '../testing/attendee-entries.ts';
import { closesFreely, heading, openBackoffice } from '../testing/open-backoffice.tsx';
import { choose } from '../testing/sponsor-entries.ts';

const url = '/backoffice/attendees/a1';

async function openAda({ responses = [] }: { responses?: TestResponse[] } = {}) {
  const opened = openBackoffice({ url, responses: [...responses, detail] });
  await heading('Ada Low');
  return opened;
}

async function openDialog(user: Awaited<ReturnType<typeof openAda>>['user'], button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('dialog');
}

test('an attendee is shown with answers, needs, place, order, emails and history', async () => {
  await openAda();
  for (const words of ['I decide', 'No nuts', 'A ramp', /VIP, held until/, 'The registration began.']) {
    expect(await screen.findByText(words)).toBeVisible();
  }
  const mails = screen.getByRole('table', { name: 'Emails' });
  expect(within(mails).getByText('550 No such mailbox')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Orders' })).toHaveTextContent('Awaiting payment');
});

test('an email is sent again after a confirmation', async () => {
  const { user, requests } = await openAda({ responses: [respond(calls.resendMail)] });
  const dialog = await openDialog(user, 'Send again: “Please confirm your address”');
  expect(dialog).toHaveTextContent('ada@low.example');
  await user.click(within(dialog).getByRole('button', { name: 'Send email again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ method }) => method === 'POST')?.path).toBe('/backoffice/attendees/a1/mails/m1');
});

test('confirming an address by hand requires a reason, with a message beside the field', async () => {
  const { user, requests } = await openAda({ responses: [respond(calls.confirmAttendeeAddress)] });
  const dialog = await openDialog(user, 'Confirm address');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm address' }));
  expect(await within(dialog).findByText('Choose a reason.')).toBeVisible();
  await choose(user, /Reason/, 'They told us by phone');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm address' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ reason: 'saidByTelephone' });
});

test('an attendee can be moved only to a category of the same kind, shown as a difference', async () => {
  const category = (key: string, name: string, type: string) => ({
    key,
    version: 'v1',
    values: { id: key, name, type, isVip: false },
  });
  const items = [
    category('bank', 'Bank', 'Buy'),
    category('fund', 'Fund', 'Buy'),
    category('vendor', 'Vendor', 'Sell'),
  ];
  const { user, requests } = await openAda({
    responses: [
      respond(resourceCalls.resourceEntries, { items, total: 3 }),
      respondWithError(calls.moveAttendee, 'resource-0001'),
      respond(calls.moveAttendee),
    ],
  });
  const dialog = await openDialog(user, 'Move to another category');
  await user.click(await within(dialog).findByRole('combobox', { name: /Category/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Fund']);
  await user.click(screen.getByRole('option', { name: 'Fund' }));
  expect(within(dialog).getByText('Bank').closest('del')).not.toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Move attendee' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Someone else has changed this');
  await user.click(within(dialog).getByRole('button', { name: 'Move attendee' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
    categoryId: 'fund',
    fromCategoryId: 'bank',
  });
});

test('an attendee whom a colleague has moved meanwhile is moved from the present category', async () => {
  const items = ['bank', 'club', 'fund'].map((key) => ({
    ...{ key, version: 'v1' },
    values: { id: key, name: key, type: 'Buy', isVip: false },
  }));
  const { user, requests } = await openAda({
    responses: [
      detail,
      respond(calls.organisedAttendee, { ...ada, categoryId: 'club', category: 'Club' }),
      respond(resourceCalls.resourceEntries, { items, total: 3 }),
      respondWithError(calls.moveAttendee, 'resource-0001'),
      respond(calls.moveAttendee),
    ],
  });
  const dialog = await openDialog(user, 'Move to another category');
  await choose(user, /Category/, 'fund');
  await user.click(within(dialog).getByRole('button', { name: 'Move attendee' }));
  expect((await within(dialog).findByText('Club')).closest('del')).not.toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Move attendee' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
    fromCategoryId: 'club',
  });
});

const ticket = {
  id: '',
  type: 'BuyVip',
  name: '',
  description: '',
  kind: 'paid' as const,
  categoryId: null,
  categoryType: 'Buy' as const,
  price: 0,
  currency: 'GBP',
  vatBasisPoints: 2000,
  includes: [],
  extraTickets: 0,
  addsTo: null,
  availableFrom: null,
  availableUntil: null,
  placesLeft: null,
  isAvailable: true,
};

test('another package can be chosen with its price; once paid, a reason says what to do instead', async () => {
  const item = (id: string, name: string, price: number) => ({
    ...ticket,
    ...{ id, name, price, kind: price > 0 ? ('paid' as const) : ('free' as const) },
  });
  const { user, requests } = await openAda({
    responses: [
      respond(packageCalls.packagesForAttendee, {
        packages: [item('buy-vip', 'VIP', 29_500), item('gala', 'Gala', 19_500)],
      }),
      respondWithError(packageCalls.changePackage, 'attendee-desk-0003'),
    ],
  });
  const dialog = await openDialog(user, 'Change package');
  await choose(user, /Package/, 'Gala, £195.00');
  expect(within(dialog).getByText('VIP, £295.00').closest('del')).not.toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Change package' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('refund all of the money first');
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    packageId: 'gala',
    fromPackageId: 'buy-vip',
  });
});

test('blocking an attendee sends the present version', async () => {
  const entry = { key: 'a1', version: 'v7', values: { isBlocked: false } };
  const { user, requests } = await openAda({
    responses: [
      respond(resourceCalls.resourceEntry, entry),
      respond(resourceCalls.setResourceEntry, sampleResponse(resourceCalls.setResourceEntry)),
    ],
  });
  const dialog = await openDialog(user, 'Block');
  await user.click(within(dialog).getByRole('button', { name: 'Block attendee' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ version: 'v7', values: { isBlocked: true } });
});

test('a photo is refused with a reason for its owner', async () => {
  const { user, requests } = await openAda({ responses: [respond(photoCalls.decidePhoto)] });
  const dialog = await openDialog(user, 'Reject the photo of Ada Low');
  await user.type(within(dialog).getByLabelText('Reason'), 'Three people are in it.');
  await waitFor(() => expect(closesFreely()).toBe(false));
  await user.click(within(dialog).getByRole('button', { name: 'Reject photo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(closesFreely()).toBe(true);
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    imageUrl: '/media/ada.jpg',
    status: 'Rejected',
    reason: 'Three people are in it.',
  });
});

test('erasing first shows its effect by table, and then opens the list', async () => {
  const tables = [{ table: 'invoices', outcome: 'stays', rows: 1, reason: 'The law demands it.' }];
  const { user, requests, location } = await openAda({
    responses: [
      respond(privacyCalls.erasePerson, { hasAccount: true, tables, files: 1 }),
      listOfAda,
      noViews,
    ],
  });
  const dialog = await openDialog(user, 'Erase data');
  expect(within(dialog).getByText('The law demands it.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Erase permanently' }));
  await heading('Attendees');
  expect(location()).toMatch(/^\/backoffice\/attendees(\?|$)/);
  const sent = requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ query }) => query.dryRun)).toEqual(['true', undefined]);
  expect(sent.at(-1)?.body).toEqual({ email: ada.email });
});

test('a moderator sees neither needs nor orders, and can only block and decide on photos', async () => {
  const seen = { ...ada, dietaryNeeds: null, accessNeeds: null, orders: null };
  openBackoffice({ url, roles: ['moderator'], responses: [respond(calls.organisedAttendee, seen)] });
  await heading('Ada Low');
  expect(await screen.findByRole('button', { name: 'Block' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Needs|Orders|Personal data/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /again|Confirm|Move|Change/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Approve the photo of Ada Low' })).toBeVisible();
});

test('waiting photos are decided on one after the other', async () => {
  const { user } = openBackoffice({
    url: '/backoffice/attendees/photos',
    responses: [waitingPhoto(), waitingPhoto(null), respond(photoCalls.decidePhoto)],
  });
  await user.click(await screen.findByRole('button', { name: 'Approve the photo of Ada Low' }));
  await user.click(screen.getByRole('button', { name: 'Approve photo' }));
  expect(await screen.findByRole('heading', { name: 'No photos to review' })).toBeVisible();
});
