import { act, screen, waitFor } from '@testing-library/react';
import * as speakerCalls from '@summit/contract/calls/speakers';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import { aSession, aSpeaker, counts } from '../testing/people.ts';
import SpeakerPage from './speaker-page.tsx';

const profile = respond(speakerCalls.speaker, { ...aSpeaker(), sessions: [aSession()] });
/** A list with a single speaker, who has no neighbours. */
const alone = respond(speakerCalls.speakers, { speakers: [aSpeaker()], ...counts([1]) });
const { path } = pages.speaker;
const url = '/speaker/ines-duarte';

test('shows name, biography and sessions of a speaker, in venue time', async () => {
  renderPage(SpeakerPage, { url, path, responses: [profile, alone] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Inês Duarte' })).toBeVisible();
  expect(screen.getByText('Chief Executive, Maré Payments')).toBeVisible();
  // A biography can be in any language.
  expect(screen.getByText(/first instant payment/)).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('Portugal')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Portrait of Inês Duarte' })).toHaveAttribute(
    'src',
    '/api/media/ines.svg',
  );
  expect(screen.getByText('09:00')).toBeVisible();
  const session = screen.getByRole('link', { name: 'The river' });
  expect(session).toHaveAttribute('href', '/agenda?day=2030-06-04#session-the-river');
  expect(document.title).toContain('Inês Duarte');
});

test('describes the talks, and links topics to other speakers with them', async () => {
  const bo = { id: 'bo', name: 'Bo Lund', jobTitle: '', company: 'Fjordbank', imageUrl: null };
  const talk = aSession({ kind: 'panel', speakers: [{ ...bo, id: 'ines-duarte', name: 'Inês Duarte' }, bo] });
  const described = respond(speakerCalls.speaker, { ...aSpeaker({ tags: ['Boats'] }), sessions: [talk] });
  renderPage(SpeakerPage, { url, path, responses: [described, alone] });
  expect(await screen.findByText('How money crosses water.')).toBeVisible();
  expect(screen.getByText('Panel, Main Hall')).toBeVisible();
  expect(screen.getByText('With Bo Lund')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Payments' })).toHaveAttribute('href', '/speakers?topic=Payments');
  expect(screen.getByRole('link', { name: 'Boats' })).toHaveAttribute('href', '/speakers?topic=Boats');
});

test('links to the neighbours in the list, wrapping around', async () => {
  const speakers = [
    aSpeaker({ id: 'ada', firstName: 'Ada', lastName: 'Quist' }),
    aSpeaker({ id: 'bo', firstName: 'Bo', lastName: 'Lund' }),
    aSpeaker(),
  ];
  const all = respond(speakerCalls.speakers, { speakers, ...counts(speakers) });
  renderPage(SpeakerPage, { url, path, responses: [profile, all] });
  expect(await screen.findByRole('link', { name: /Previous speaker\s*Bo Lund/ })).toHaveAttribute(
    'href',
    '/speaker/bo',
  );
  expect(screen.getByRole('link', { name: /Next speaker\s*Ada Quist/ })).toHaveAttribute(
    'href',
    '/speaker/ada',
  );
});

test('a signed-in attendee writes to the speaker', async () => {
  const { user, openedDialogs, session } = renderPage(SpeakerPage, {
    url,
    path,
    responses: [profile, alone],
    session: 'signedIn',
  });
  await waitFor(() => expect(session.store.getState().phase).toBe('signedIn'));
  await user.click(await screen.findByRole('button', { name: 'Send a message' }));
  expect(openedDialogs).toMatchObject([
    { id: 'messageSpeaker', props: { receiverId: 'ines-duarte', receiverName: 'Inês Duarte' } },
  ]);
});

test('other visitors see that this is for registered users', async () => {
  const { user, openedDialogs } = renderPage(SpeakerPage, { url, path, responses: [profile, alone] });
  await user.click(await screen.findByRole('button', { name: 'Send a message' }));
  expect(openedDialogs).toMatchObject([{ id: 'registeredUsersOnly' }]);
});

test('a press before the session is known is not lost', async () => {
  const { user, openedDialogs, session } = renderPage(SpeakerPage, {
    url,
    path,
    responses: [profile, alone],
    session: 'unknown',
  });
  await user.click(await screen.findByRole('button', { name: 'Send a message' }));
  expect(openedDialogs).toHaveLength(0);
  act(() => session.actions.start());
  expect(openedDialogs).toMatchObject([{ id: 'registeredUsersOnly' }]);
});

test('a speaker who does not accept messages has no message button', async () => {
  const quiet = respond(speakerCalls.speaker, { ...aSpeaker({ canReceiveMessages: false }), sessions: [] });
  renderPage(SpeakerPage, { url, path, responses: [quiet, alone] });
  expect(await screen.findByText('The time of this talk will be announced soon.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a message' })).not.toBeInTheDocument();
});

test.each(['cqrs-0009', 'validation.base-0001'] as const)(
  'an unknown speaker (%s) shows a message with a link to all',
  async (code) => {
    renderPage(SpeakerPage, {
      url: '/speaker/nobody',
      path,
      responses: [respondWithError(speakerCalls.speaker, code), alone],
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We could not find this speaker' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'All speakers' })).toHaveAttribute('href', '/speakers');
  },
);
