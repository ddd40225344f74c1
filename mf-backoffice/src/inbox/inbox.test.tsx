import { screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-inbox';
import { respond, respondNever, respondWithError } from '@summit/shared-auth/testing';
import type { InboxItem } from '../shared/words/inbox-words.ts';
import { noViews } from '../testing/attendee-entries.ts';
import { heading, openBackoffice } from '../testing/open-backoffice.tsx';
import { choose } from '../testing/sponsor-entries.ts';
import InboxPage from './inbox-page.tsx';

const row = {
  kind: 'contact' as const,
  id: 'c1',
  at: '2027-01-08T08:00:00.000Z',
  name: 'Ines Falk',
  email: 'ines@falk.example',
  subject: 'Tickets',
  text: 'Is lunch included?',
  state: 'new' as const,
  assigneeId: null,
  assignee: null,
};
const item: InboxItem = {
  ...row,
  version: 'v1',
  note: '',
  canReply: true,
  replies: [],
  assignees: [{ id: 'p1', name: 'Olive Owner' }],
};
/** The item after a reply. */
const replied: InboxItem = {
  ...item,
  version: 'v2',
  state: 'open',
  replies: [{ at: item.at, organiser: 'Olive Owner', to: 'ines@falk.example', message: 'It is included.' }],
};
const list = respond(calls.inboxItems, { items: [row], total: 1 });
const people = respond(calls.inboxAssignees, {
  assignees: [{ id: 'p1', name: 'Olive Owner', isYou: true }],
});
const url = '/backoffice/inbox';
const itemUrl = `${url}/contact/c1`;

test('the screen is a separate component', () => {
  expect(typeof InboxPage).toBe('function');
});

test('the inbox is filtered by state, kind and assignee, and a subject opens its item', async () => {
  const { user, requests, location } = openBackoffice({
    url,
    responses: [list, people, noViews, respond(calls.inboxItem, item)],
  });
  await heading('Inbox');
  expect(await screen.findByRole('row', { name: /Tickets/ })).toHaveTextContent('Unassigned');
  const last = () => requests.filter(({ path }) => path === calls.inboxItems.path).at(-1)?.query.filter;
  const filterBy = async (label: string, option: string) => {
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name: label }));
    await choose(user, new RegExp(label), option);
  };
  await filterBy('State', 'New');
  await waitFor(() => expect(last()).toBe('{"state":"new"}'));
  await filterBy('Assigned to', 'Unassigned');
  await waitFor(() => expect(last()).toBe('{"state":"new","assigneeId":null}'));
  await choose(user, /Assigned to/, 'Olive Owner (you)');
  await waitFor(() => expect(last()).toBe('{"state":"new","assigneeId":"p1"}'));
  await user.click(screen.getByRole('link', { name: 'Tickets' }));
  await heading('Tickets');
  expect(location()).toBe(itemUrl);
});

test('state, assignee and note are saved; a conflict loses no input', async () => {
  const theirs = { ...item, version: 'v2', state: 'open' as const };
  const saved = { ...theirs, version: 'v3', assigneeId: 'p1', note: 'Ask the caterer' };
  const { user, requests } = openBackoffice({
    url: itemUrl,
    responses: [
      respond(calls.inboxItem, item),
      respond(calls.inboxItem, theirs),
      respond(calls.inboxItem, saved),
      respondWithError(calls.setInboxItem, 'resource-0001'),
      respond(calls.setInboxItem, saved),
    ],
  });
  await choose(user, /Assigned to/, 'Olive Owner');
  await user.type(screen.getByLabelText('Note'), 'Ask the caterer');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Someone else has changed this/)).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('Ask the caterer');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveTextContent('In progress'),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { version: 'v1', state: 'new', assigneeId: 'p1', note: 'Ask the caterer' },
    { version: 'v2', state: 'open', assigneeId: 'p1', note: 'Ask the caterer' },
  ]);
});

test('a change that was saved although its response was lost is shown as saved', async () => {
  const saved = { ...item, version: 'v2', note: 'Ask the caterer' };
  const { user } = openBackoffice({
    url: itemUrl,
    responses: [
      respond(calls.inboxItem, item),
      respond(calls.inboxItem, saved),
      respondNever(calls.setInboxItem),
    ],
  });
  await user.type(await screen.findByLabelText('Note'), 'Ask the caterer');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a change that was not saved, and is then taken back, is not shown as saved', async () => {
  const { user } = openBackoffice({
    url: itemUrl,
    responses: [respond(calls.inboxItem, item), respondNever(calls.setInboxItem)],
  });
  const save = () => screen.getByRole('button', { name: 'Save' });
  await user.type(await screen.findByLabelText('Note'), 'Ask the caterer');
  await user.click(save());
  expect(await screen.findByText('What is saved now, and your version:')).toBeVisible();
  await waitFor(() => expect(save()).toBeEnabled());
  await user.clear(screen.getByLabelText('Note'));
  await waitFor(() => expect(save()).toBeDisabled());
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('an item of somebody who has left the team shows their name, and stays with them', async () => {
  const theirs = { ...item, assigneeId: 'gone', assignee: 'Gus Gone' };
  const { user, requests } = openBackoffice({
    url: itemUrl,
    responses: [respond(calls.inboxItem, theirs), respond(calls.setInboxItem, theirs)],
  });
  await choose(user, /State/, 'Done');
  expect(screen.getByRole('combobox', { name: 'Assigned to' })).toHaveTextContent('Gus Gone');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ assigneeId: 'gone' });
});

test('a reply is previewed before it is sent, and then shown with the item', async () => {
  const { user, requests } = openBackoffice({
    url: itemUrl,
    responses: [
      respond(calls.inboxItem, item),
      respond(calls.inboxItem, replied),
      respond(calls.replyToInboxItem, replied),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Preview email' }));
  expect(await screen.findByText('Enter a reply.')).toBeVisible();
  await user.type(screen.getByLabelText(/Your reply/), 'It is included.');
  await user.click(screen.getByRole('button', { name: 'Preview email' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send this reply?' });
  expect(dialog).toHaveTextContent('To ines@falk.example: Re: Tickets');
  await user.click(within(dialog).getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Your reply is on its way.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Replies' })).toBeVisible();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    version: 'v1',
    message: 'It is included.',
  });
});

test('a reply is sent again after a lost response with the version of the first attempt', async () => {
  const { user, requests } = openBackoffice({
    url: itemUrl,
    responses: [
      respond(calls.inboxItem, item),
      respond(calls.inboxItem, replied),
      respondNever(calls.replyToInboxItem),
      respond(calls.replyToInboxItem, replied),
    ],
  });
  await user.type(await screen.findByLabelText(/Your reply/), 'It is included.');
  await user.click(screen.getByRole('button', { name: 'Preview email' }));
  await user.click(await screen.findByRole('button', { name: 'Send reply' }));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Your reply is on its way.')).toBeVisible();
  const versions = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(versions).toEqual([
    { version: 'v1', message: 'It is included.' },
    { version: 'v1', message: 'It is included.' },
  ]);
});

test('an item without a reply address says why, and read permission gives no buttons', async () => {
  const report = { ...item, kind: 'messageReport' as const, canReply: false, email: null, name: null };
  openBackoffice({
    url: `${url}/messageReport/c1`,
    responses: [respond(calls.inboxItem, report)],
  });
  expect(await screen.findByText(/A report is closed without a reply/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All of it' })).toHaveAttribute(
    'href',
    '/backoffice/message-reports/c1',
  );
});

test('an organiser with read permission sees the state of an item', async () => {
  openBackoffice({ url: itemUrl, roles: ['privacy'], responses: [respond(calls.inboxItem, item)] });
  await heading('Tickets');
  expect(await screen.findByText('Is lunch included?')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Save|Preview email/ })).toBeNull();
});

test('an address with an unknown kind has no item', async () => {
  openBackoffice({ url: `${url}/letters/c1` });
  expect(await screen.findByRole('heading', { name: 'Item not found' })).toBeVisible();
});
