import type { ResponseOf } from '@summit/contract/call';
import { attendeePhotoCalls } from '@summit/contract/calls/attendee-photo';
import { href } from '@summit/contract/site-map';
import { answer } from '@summit/shared-auth/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderPage, type PageOptions } from './page-rendering.tsx';

export const { submitImage, uploadImage } = attendeePhotoCalls;

export const photoUrl = `/media/${'a'.repeat(32)}.jpg`;

export const photo = new File(['a picture'], 'me.jpg', { type: 'image/jpeg' });

/** What the server says of a photo that it has stored. */
export const storedPhoto: ResponseOf<typeof uploadImage> = {
  storedFileResponses: [{ fileName: photoUrl.slice(7), originalFileUrl: photoUrl, imageTransforms: [] }],
};

/** The server stores what it is sent. */
export const stored = answer(uploadImage, storedPhoto);

/** The server takes the photo and leads on. */
export function accepted(next: ResponseOf<typeof submitImage>['next']) {
  return answer(submitImage, { registrationStatus: 'PendingPackageSelection', next });
}

/** Opens the photo step of an event that asks for photos. */
export function photoPageOf(Page: ComponentType) {
  const switches = { attendeePhotoIsDisabled: false };
  return (options: Partial<PageOptions> = {}) =>
    renderPage(Page, { url: href('registrationPhoto'), switches, ...options });
}

export function submitPhoto(): HTMLElement {
  return screen.getByRole('button', { name: 'Use this photo' });
}

export async function chooseFile(user: UserEvent, file: File): Promise<void> {
  await user.upload(await screen.findByLabelText(/^Photo/), file);
}
