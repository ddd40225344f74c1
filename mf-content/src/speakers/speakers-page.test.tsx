import { screen, within } from '@testing-library/react';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import { aSession, aSpeaker, counts, type Speaker } from '../testing/people.ts';
import SpeakersPage from './speakers-page.tsx';

const bo = aSpeaker({ id: 'bo', firstName: 'Bo', lastName: 'Lund', company: 'Fjordbank', imageUrl: null });

const onStage = { id: 'ines-duarte', name: 'Inês Duarte', jobTitle: '', company: '', imageUrl: null };
const sessions = [
  aSession({ speakers: [onStage] }),
  aSession({ id: 'the-vault', track: 'Risk', day: '2030-06-05', speakers: [{ ...onStage, id: 'bo' }] }),
];
const programme = respond(agendaCalls.agendaSessions, { agendaSessions: sessions, ...counts(sessions) });

function listed(speakers: Speaker[]) {
  return respond(speakerCalls.speakers, { speakers, ...counts(speakers) });
}

function openSpeakers(url: string, first = listed([aSpeaker(), bo]), ...others: (typeof first)[]) {
  return renderPage(SpeakersPage, { url, responses: [first, ...others, programme] });
}

test('shows every published speaker with a link to the profile', async () => {
  openSpeakers('/speakers');
  expect(await screen.findByRole('heading', { level: 1, name: 'Speakers' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Inês Duarte' })).toHaveAttribute(
    'href',
    '/speaker/ines-duarte',
  );
  expect(screen.getByRole('link', { name: 'Bo Lund' })).toHaveAttribute('href', '/speaker/bo');
  expect(screen.getByText('Maré Payments')).toBeVisible();
  expect(screen.getByText('2 speakers')).toBeVisible();
  expect(document.title).toContain('Speakers');
});

test('searches for the words in the address, also before any script', async () => {
  openSpeakers('/speakers?q=fjord');
  expect(await screen.findByText('1 speaker for “fjord”')).toBeVisible();
  const field = screen.getByRole('searchbox', { name: 'Search by name or company' });
  expect(field).toHaveValue('fjord');
  expect(field.closest('form')).toHaveAttribute('method', 'get');
  expect(field.closest('form')).toHaveAttribute('action', '/speakers');
  expect(field).toHaveAttribute('name', 'q');
});

test('a search updates the address and the list', async () => {
  const { user, location } = openSpeakers('/speakers');
  await user.type(await screen.findByRole('searchbox'), 'fjord{Enter}');
  expect(await screen.findByText('1 speaker for “fjord”')).toBeVisible();
  expect(location()).toBe('/speakers?q=fjord');
  expect(screen.queryByRole('link', { name: 'Inês Duarte' })).not.toBeInTheDocument();
});

test('topics and days are links that can be combined', async () => {
  const { user, location } = openSpeakers('/speakers?topic=Risk');
  const topics = await screen.findByRole('navigation', { name: 'Topic' });
  expect(within(topics).getByRole('link', { name: 'Risk' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Bo Lund' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Inês Duarte' })).not.toBeInTheDocument();
  const days = screen.getByRole('navigation', { name: 'Day on stage' });
  await user.click(within(days).getByRole('link', { name: 'Tue 4 June' }));
  expect(await screen.findByRole('heading', { name: 'Nobody matches' })).toBeVisible();
  expect(location()).toBe('/speakers?topic=Risk&day=2030-06-04');
  await user.click(within(topics).getByRole('link', { name: 'All topics' }));
  expect(await screen.findByRole('link', { name: 'Inês Duarte' })).toBeVisible();
});

test('a topic of a single speaker is found, and can be removed', async () => {
  openSpeakers('/speakers?topic=Boats', listed([aSpeaker({ tags: ['Boats'] }), bo]));
  expect(await screen.findByRole('link', { name: 'Inês Duarte' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All topics' })).toHaveAttribute('href', '/speakers');
});

test('all speakers are shown without the programme', async () => {
  const responses = [listed([aSpeaker(), bo]), respondWithError(agendaCalls.agendaSessions, 'server-0001')];
  renderPage(SpeakersPage, { url: '/speakers', responses });
  expect(await screen.findByText('2 speakers')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Topic' })).not.toBeInTheDocument();
});

test('says what to do when no speaker is found', async () => {
  openSpeakers('/speakers?q=zz');
  expect(await screen.findByRole('heading', { name: 'Nobody matches' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All speakers' })).toHaveAttribute('href', '/speakers');
});

test('a list that fails to load shows a message in its place and can be retried', async () => {
  expectBoundaryErrors();
  const { user } = renderPage(SpeakersPage, {
    url: '/speakers',
    responses: [respondWithError(speakerCalls.speakers, 'server-0001'), listed([bo]), programme],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The speakers could not be loaded');
  expect(screen.getByRole('heading', { level: 1, name: 'Speakers' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Bo Lund' })).toBeVisible();
});
