import { screen } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-photos';
import { respondWithError } from '@summit/shared-auth/testing';
import { ada, waitingPhoto } from '../../testing/attendee-entries.ts';
import { openBackoffice } from '../../testing/open-backoffice.tsx';

test('a decision is about the photo that was shown, even if it was replaced meanwhile', async () => {
  const { user, requests } = openBackoffice({
    url: '/backoffice/attendees/photos',
    responses: [
      waitingPhoto(),
      waitingPhoto('/media/another.jpg'),
      respondWithError(calls.decidePhoto, 'photo-0001'),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Approve the photo of Ada Low' }));
  await user.click(screen.getByRole('button', { name: 'Approve photo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('has already been replaced');
  const shown = screen.getByRole('img', { name: 'Photo of Ada Low', hidden: true });
  expect(shown).toHaveAttribute('src', expect.stringContaining('another.jpg'));
  await user.click(screen.getByRole('button', { name: 'Approve photo' }));
  const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([
    { imageUrl: ada.imageUrl, status: 'Approved' },
    { imageUrl: ada.imageUrl, status: 'Approved' },
  ]);
});
