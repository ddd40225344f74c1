import { screen } from '@testing-library/react';
import * as contentCalls from '@summit/contract/calls/content';
import * as settingsCalls from '@summit/contract/calls/settings';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import { worded } from '../testing/worded.ts';
import AboutPage from './about-page.tsx';

test('states the mission, the audience, the history in figures and a contact', async () => {
  const wording = worded({
    'about.history.figures': '140 | people at the first edition, 2018\n4 | halls',
    'about.history.editions': '2018 | 1400 | A room | The bell.\n2019 | | The dock | You.',
    'about.team.members': 'Ottilie Marsh | Director | ottilie@summit.example | /media/o.svg',
  });
  renderPage(AboutPage, { url: '/about', responses: [wording] });
  const title = 'A conference for people with a budget and a doubt';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Better questions, fewer slides' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Technology companies' })).toBeVisible();
  expect(screen.getByText('people at the first edition, 2018')).toBeVisible();
  expect(screen.getByText('140')).toBeVisible();
  const editions = screen.getAllByRole('heading', { name: /^20/ }).map(({ textContent }) => textContent);
  expect(editions).toEqual(['2018', '2019']);
  expect(screen.getByText('1,400')).toBeVisible();
  const mail = screen.getByRole('link', { name: 'ottilie@summit.example' });
  expect(mail).toHaveAttribute('href', 'mailto:ottilie@summit.example');
  expect(screen.getByRole('link', { name: 'Get your ticket' })).toHaveAttribute('href', '/registration');
});

test("shows the organisers' texts where they exist", async () => {
  const own = { id: '1', name: 'about.mission.title', type: 'text' as const, content: 'Ask better' };
  renderPage(AboutPage, {
    url: '/about',
    responses: [respond(contentCalls.staticContent, { staticContent: [own], totalItems: 1, totalPages: 1 })],
  });
  expect(await screen.findByRole('heading', { name: 'Ask better' })).toBeVisible();
});

test('is complete without texts and settings', async () => {
  renderPage(AboutPage, {
    url: '/about',
    responses: [
      respondWithError(contentCalls.staticContent, 'server-0001'),
      respondWithError(settingsCalls.settings, 'server-0001'),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'How it grew' })).toBeVisible();
});
