import { screen } from '@testing-library/react';
import { speakerCalls } from '@summit/contract/calls/speakers';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import { aSpeaker, counts, type Speaker } from '../testing/people.ts';
import SpeakersPage from './speakers-page.tsx';

const bo = aSpeaker({ id: 'bo', firstName: 'Bo', lastName: 'Lund', company: 'Fjordbank', imageUrl: null });

function listed(speakers: Speaker[]) {
  return respond(speakerCalls.speakers, { speakers, ...counts(speakers) });
}

test('shows every published speaker with a link to the profile', async () => {
  renderPage(SpeakersPage, { url: '/speakers', responses: [listed([aSpeaker(), bo])] });
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

test('searches on the server for what the address says, also before any script', async () => {
  const { requests } = renderPage(SpeakersPage, { url: '/speakers?q=fjord', responses: [listed([bo])] });
  expect(await screen.findByText('1 speaker for “fjord”')).toBeVisible();
  expect(requests.find(({ path }) => path === speakerCalls.speakers.path)?.query).toEqual({
    'filter.Name.Like': 'fjord',
  });
  const field = screen.getByRole('searchbox', { name: 'Search by name or company' });
  expect(field).toHaveValue('fjord');
  expect(field.closest('form')).toHaveAttribute('method', 'get');
  expect(field.closest('form')).toHaveAttribute('action', '/speakers');
  expect(field).toHaveAttribute('name', 'q');
});

test('a search changes the address and the list', async () => {
  const { user, location } = renderPage(SpeakersPage, {
    url: '/speakers',
    responses: [listed([aSpeaker(), bo]), listed([bo])],
  });
  await user.type(await screen.findByRole('searchbox'), 'fjord{Enter}');
  expect(await screen.findByText('1 speaker for “fjord”')).toBeVisible();
  expect(location()).toBe('/speakers?q=fjord');
  expect(screen.queryByRole('link', { name: 'Inês Duarte' })).not.toBeInTheDocument();
});

test('says what to do when nobody is found', async () => {
  renderPage(SpeakersPage, { url: '/speakers?q=zz', responses: [listed([])] });
  expect(await screen.findByRole('heading', { name: 'Nobody by that name' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All speakers' })).toHaveAttribute('href', '/speakers');
});

test('a list that fails says so in its place and can be tried again', async () => {
  expectBoundaryErrors();
  const { user } = renderPage(SpeakersPage, {
    url: '/speakers',
    responses: [respondWithError(speakerCalls.speakers, 'server-0001'), listed([bo])],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The speakers could not be loaded');
  expect(screen.getByRole('heading', { level: 1, name: 'Speakers' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Bo Lund' })).toBeVisible();
});
