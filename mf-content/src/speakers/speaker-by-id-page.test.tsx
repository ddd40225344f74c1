import { screen, waitFor } from '@testing-library/react';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { respond } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import { aSpeaker, counts } from '../testing/people.ts';
import SpeakerByIdPage from './speaker-by-id-page.tsx';

test('shows the speaker with the id in the address', async () => {
  const { requests } = renderPage(SpeakerByIdPage, {
    url: '/speaker?id=ines-duarte',
    responses: [
      respond(speakerCalls.speaker, { ...aSpeaker(), sessions: [] }),
      respond(speakerCalls.speakers, { speakers: [aSpeaker()], ...counts([1]) }),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Inês Duarte' })).toBeVisible();
  expect(requests.find(({ params }) => params.id)?.params).toEqual({ id: 'ines-duarte' });
});

test.each(['/speaker', '/speaker?id='])('%s redirects to all speakers', async (url) => {
  const { location } = renderPage(SpeakerByIdPage, { url, responses: [] });
  await waitFor(() => expect(location()).toBe('/speakers'));
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
