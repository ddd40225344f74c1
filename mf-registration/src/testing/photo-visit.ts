import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import * as attendeePhotoCalls from '@summit/contract/calls/attendee-photo';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond } from '@summit/shared-auth/testing';
import { type PageOptions, renderPage } from './page-rendering.tsx';

export const { submitImage, uploadImage } = attendeePhotoCalls;

export const photoUrl = `/media/${'a'.repeat(32)}.jpg`;

export const photo = new File(['a picture'], 'me.jpg', { type: 'image/jpeg' });

/** The server's response for a stored photo. */
export const storedPhoto: ResponseOf<typeof uploadImage> = {
  storedFileResponses: [{ fileName: photoUrl.slice(7), originalFileUrl: photoUrl, imageTransforms: [] }],
};

/** The server stores the uploaded file. */
export const stored = respond(uploadImage, storedPhoto);

/** The server accepts the photo and names the next step. */
export function accepted(next: ResponseOf<typeof submitImage>['next']) {
  return respond(submitImage, { registrationStatus: 'PendingPackageSelection', next });
}

/** Opens the photo step of an event with photos enabled. */
export function getPhotoPage(Page: ComponentType) {
  const switches = { attendeePhotoIsDisabled: false };
  return (options: Partial<PageOptions> = {}) =>
    renderPage(Page, { url: href(pages.registrationPhoto), switches, ...options });
}

export function submitPhoto(): HTMLElement {
  return screen.getByRole('button', { name: 'Use this photo' });
}

export async function chooseFile(user: UserEvent, file: File): Promise<void> {
  await user.upload(await screen.findByLabelText(/^Photo/), file);
}
