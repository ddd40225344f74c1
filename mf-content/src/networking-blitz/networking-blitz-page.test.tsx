import { screen, waitFor } from '@testing-library/react';
import * as blitzCalls from '@summit/contract/calls/blitz';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { eventResponses } from '../testing/event-responses.ts';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import { counts } from '../testing/people.ts';
import type { BlitzParticipant } from './blitz-response.ts';
import NetworkingBlitzPage from './networking-blitz-page.tsx';

function aTable(companyName: string, category: string): BlitzParticipant {
  return {
    id: companyName.toLowerCase(),
    metadata: {
      companyName,
      category,
      pitch: 'Rent at midnight.',
      logoUrl: null,
      website: null,
      slots: ['16:30'],
    },
    contacts: [{ id: 'noor', name: 'Noor Haddad', jobTitle: 'Founder' }],
  };
}

const nordfold = aTable('Nordfold', 'Payments');
const vex = aTable('Vexhallow', 'Trading');

/** The response of a server that applies the filters. */
const tables = respond(blitzCalls.blitzParticipants, ({ query }) => {
  const category = query['filter.Metadata.category.Equals'];
  const company = query['filter.Metadata.companyName.Like'] ?? '';
  const blitzes = [nordfold, vex]
    .filter(({ metadata }) => metadata.category === (category ?? metadata.category))
    .filter(({ metadata }) => metadata.companyName.toLowerCase().includes(company.toLowerCase()));
  return { blitzes, ...counts(blitzes) };
});

const blitz = { isEnabled: true, hideEnvelope: false };

function open(url: string, responses: TestResponse[] = [tables], own = blitz, session?: 'signedIn') {
  return renderPage(NetworkingBlitzPage, {
    url,
    responses: [...responses, ...eventResponses({ settings: { blitz: own } })],
    session,
  });
}

const envelope = { name: 'Send a message: Noor Haddad, Nordfold' };

test('explains the blitz, and lists the companies of the tables', async () => {
  open('/networking-blitz');
  expect(await screen.findByRole('heading', { level: 1, name: 'Networking blitz' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Eight minutes' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Nordfold' })).toBeVisible();
  expect(screen.getByText('2 tables')).toBeVisible();
});

test('the server filters by category and company, which are in the address', async () => {
  const { user, location } = open('/networking-blitz?category=Trading');
  expect(await screen.findByRole('heading', { name: 'Vexhallow' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Nordfold' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Payments');
  await user.type(screen.getByRole('searchbox'), 'nord');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(location()).toBe('/networking-blitz?q=nord&category=Payments'));
  expect(await screen.findByRole('heading', { name: 'Nordfold' })).toBeVisible();
});

test('a signed-in attendee writes to a participant, whose address is not revealed', async () => {
  const { user, openedDialogs, session } = open('/networking-blitz', [tables], blitz, 'signedIn');
  await waitFor(() => expect(session.store.getState().phase).toBe('signedIn'));
  await user.click(await screen.findByRole('button', envelope));
  await waitFor(() =>
    expect(openedDialogs).toMatchObject([
      {
        id: 'messageBlitzParticipant',
        props: { blitzId: 'nordfold', contactId: 'noor', receiverName: 'Noor Haddad' },
      },
    ]),
  );
});

const withoutContact = [
  {
    id: 'messageBlitzParticipant',
    props: { blitzId: 'nordfold', contactId: null, receiverName: 'Noor Haddad' },
  },
];

test('other visitors open the message without a contact, and are asked to log in', async () => {
  const { user, openedDialogs } = open('/networking-blitz');
  await user.click(await screen.findByRole('button', envelope));
  expect(openedDialogs).toMatchObject(withoutContact);
});

test('message buttons can be hidden by the organisers', async () => {
  open('/networking-blitz', [tables], { ...blitz, hideEnvelope: true });
  expect(await screen.findByRole('heading', { name: 'Nordfold' })).toBeVisible();
  expect(screen.queryByRole('button', envelope)).not.toBeInTheDocument();
});

test('shows a message without fetching the list while it is switched off', async () => {
  const { requests } = open('/networking-blitz', [], { ...blitz, isEnabled: false });
  expect(
    await screen.findByRole('heading', { name: 'There is no list of tables at the moment' }),
  ).toBeVisible();
  expect(requests.some(({ path }) => path === blitzCalls.blitzParticipants.path)).toBe(false);
});

test('a company with a logo is shown with logo and name', async () => {
  const withLogo = { ...nordfold, metadata: { ...nordfold.metadata, logoUrl: '/media/logo.svg' } };
  const list = respond(blitzCalls.blitzParticipants, { blitzes: [withLogo], ...counts([withLogo]) });
  const { container } = open('/networking-blitz', [list]);
  expect(await screen.findByRole('heading', { name: 'Nordfold' })).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', '/api/media/logo.svg');
});

test('an empty list and an empty search have different messages', async () => {
  open('/networking-blitz?q=zebra');
  expect(await screen.findByRole('heading', { name: 'No table matches' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All tables' })).toHaveAttribute('href', '/networking-blitz');
});

test('a list without tables says that they are coming', async () => {
  open('/networking-blitz', [respond(blitzCalls.blitzParticipants, { blitzes: [], ...counts([]) })]);
  expect(await screen.findByRole('heading', { name: 'The first tables are being set' })).toBeVisible();
});

test('a list that fails to load shows a message in its place', async () => {
  expectBoundaryErrors();
  open('/networking-blitz', [respondWithError(blitzCalls.blitzParticipants, 'server-0001')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('The tables could not be loaded');
});
