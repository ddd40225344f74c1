import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import * as conversationCalls from '@summit/contract/calls/conversations';
import * as packageCalls from '@summit/contract/calls/packages';
import type { AttendeeDetails } from '@summit/shared-auth';
import { renderWithSession, respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { createPartFrame } from '@summit/shared-ui/testing';
import { eventResponses } from '../testing/event-responses.ts';
import { anAttendee, counts } from '../testing/people.ts';
import MeetPage from './meet-page.tsx';
import { suggestionsFrom } from './suggestions-response.ts';

jest.mock('@summit/shared-auth/conversation-changes', () => ({
  openConversationChanges: () => () => undefined,
}));

const credit = { id: 'credit', name: 'Credit', comment: null };
const fraud = { id: 'fraud', name: 'Fraud', comment: null };
const tags = [credit, fraud].map(({ id, name }) => ({ id, name }));
const rui = anAttendee({ tags: tags.slice(0, 1) });
const mia = anAttendee({ id: 'mia', firstName: 'Mia', lastName: 'Costa', tags, canReceiveMessages: false });

const noMessages = respond(conversationCalls.conversations, {
  conversations: [],
  next: null,
  isStopped: false,
});
const topics = respond(packageCalls.tags, { tags, ...counts(tags) });
const listed = respond(attendeeCalls.attendees, ({ query }) => {
  const attendees = [rui, mia].filter(({ tags: theirs }) =>
    theirs.some(({ id }) => id === query['filter.Tag.Id.Equals']),
  );
  return { attendees, ...counts(attendees) };
});

function open(
  responses: TestResponse[] = [topics, listed],
  {
    session = 'signedIn',
    ...attendee
  }: { session?: 'signedIn' | 'anonymous' } & Partial<AttendeeDetails> = {},
) {
  const { frame, openedDialogs } = createPartFrame({ url: '/meet' });
  const page = renderWithSession(<MeetPage />, {
    responses: [...responses, noMessages, ...eventResponses()],
    session,
    attendee: { tags: [credit, fraud], ...attendee },
    render: (tree) => render(frame(tree)),
  });
  return { ...page, openedDialogs, user: userEvent.setup() };
}

test('an attendee sees others with the same topics, those with most in common first', async () => {
  open();
  const names = await screen.findAllByRole('heading', { level: 3, name: /Costa|Teixeira/ });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Mia Costa', 'Rui Teixeira']);
  const first = names[0]?.closest('li') as HTMLElement;
  expect(within(first).getByText('Credit')).toBeVisible();
  expect(within(first).getByText('Fraud')).toBeVisible();
});

test('an attendee can write to those who accept messages', async () => {
  const { user, openedDialogs } = open();
  await user.click(await screen.findByRole('button', { name: 'Send a message: Rui Teixeira' }));
  expect(openedDialogs).toMatchObject([{ id: 'messageAttendee', props: { receiverId: 'attendee-rui' } }]);
  expect(screen.queryByRole('button', { name: /Mia Costa/ })).not.toBeInTheDocument();
});

test('attendees are not suggested to themselves', () => {
  expect(suggestionsFrom({ id: 'mia', tags: [credit] }, [mia, rui, rui])).toEqual([
    { attendee: rui, shared: ['Credit'] },
  ]);
});

test('other visitors are invited to register, and see popular topics', async () => {
  open([topics], { session: 'anonymous' });
  expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/registration/attendee',
  );
  expect(screen.getByRole('link', { name: 'I have a ticket: log in' })).toHaveAttribute('href', '#login');
  expect(await screen.findByRole('link', { name: 'Credit' })).toHaveAttribute(
    'href',
    '/attendees?tag=credit',
  );
});

test('an attendee without topics reads what to do', async () => {
  open([topics], { tags: [] });
  expect(await screen.findByRole('heading', { name: 'You have not chosen any topics' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'All attendees' })).toHaveAttribute('href', '/attendees');
});

test('shows a message when no attendee shares a topic', async () => {
  open([topics, respond(attendeeCalls.attendees, { attendees: [], ...counts([]) })]);
  expect(await screen.findByRole('heading', { name: 'Nobody chose your topics yet' })).toBeVisible();
});

test('suggestions that fail to load show a message in their place and can be retried', async () => {
  const { user } = open([
    topics,
    respondWithError(attendeeCalls.attendees, 'server-0001'),
    respondWithError(attendeeCalls.attendees, 'server-0001'),
    listed,
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('The suggestions could not be loaded');
  expect(screen.getByRole('heading', { name: 'What the room talks about' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Rui Teixeira' })).toBeVisible();
});
