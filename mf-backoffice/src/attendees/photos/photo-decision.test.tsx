import { screen } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-photos';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { openBackoffice } from '../../testing/open-backoffice.tsx';

const photo = {
  attendeeId: 'a1',
  name: 'Ada Low',
  company: null,
  imageUrl: '/media/ada.jpg',
  status: 'Uploaded' as const,
};
const photos = (imageUrl: string) =>
  respond(calls.attendeePhotos, { photos: [{ ...photo, imageUrl }], totalItems: 1, totalPages: 1 });

test('a decision is about the photo that was shown, even if it was replaced meanwhile', async () => {
  const { user, requests } = openBackoffice({
    url: '/backoffice/attendees/photos',
    responses: [
      photos(photo.imageUrl),
      photos('/media/another.jpg'),
      respondWithError(calls.decidePhoto, 'photo-0001'),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Approve the photo of Ada Low' }));
  await user.click(screen.getByRole('button', { name: 'Approve it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('has been replaced');
  const shown = screen.getByRole('img', { name: 'Photo of Ada Low', hidden: true });
  expect(shown).toHaveAttribute('src', expect.stringContaining('another.jpg'));
  await user.click(screen.getByRole('button', { name: 'Approve it' }));
  const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([
    { imageUrl: photo.imageUrl, status: 'Approved' },
    { imageUrl: photo.imageUrl, status: 'Approved' },
  ]);
});
