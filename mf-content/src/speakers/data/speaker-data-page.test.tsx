import { screen, within } from '@testing-library/react';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { respond } from '@summit/shared-auth/testing';
import { renderPage } from '../../testing/page-rendering.tsx';
import { aSpeaker, counts } from '../../testing/people.ts';
import SpeakerDataPage from './speaker-data-page.tsx';

test('lists the published speakers as a table and links to the same data as JSON', async () => {
  const speakers = [aSpeaker()];
  renderPage(SpeakerDataPage, {
    url: '/speakerData',
    responses: [respond(speakerCalls.speakers, { speakers, ...counts(speakers) })],
  });
  const row = await screen.findByRole('row', { name: /Inês Duarte/ });
  expect(within(row).getByText('ines-duarte')).toBeVisible();
  expect(within(row).getByText('Portugal')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The same as JSON' })).toHaveAttribute(
    'href',
    '/api/public/speakers',
  );
});
