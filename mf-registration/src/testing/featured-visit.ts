import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import * as featuredCalls from '@summit/contract/calls/featured';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, type TestResponse } from '@summit/shared-auth/testing';
import { field } from './first-step-visit.ts';
import { enter, type PageOptions, renderPage } from './page-rendering.tsx';
import { storedPhoto } from './photo-visit.ts';

export const { featureFormToken, submitFeatureForm, uploadFeatureImage } = featuredCalls;

export const token = 'token-of-the-organisers';

/** The organisers' data of Inês. */
export function invitationIs(own: Partial<ResponseOf<typeof featureFormToken>> = {}): TestResponse {
  return respond(featureFormToken, {
    used: false,
    firstName: 'Inês',
    lastName: 'Duarte',
    email: 'ines@mare.example',
    company: 'Maré',
    ...own,
  });
}

/** The server stores the uploaded photo. */
const photoStored = respond(uploadFeatureImage, storedPhoto);

/** The server registers Inês. */
export const registered = respond(submitFeatureForm, {
  accessToken: 'access-2',
  refreshToken: 'refresh-2',
});

/** Opens the link; it is valid and photos are stored unless the test changes that. */
export function getFeaturedPage(Page: ComponentType) {
  return (options: Partial<PageOptions> = {}) => {
    const { responses = [] } = options;
    const given = new Set(responses.map(({ row }) => row));
    const usual = [invitationIs(), photoStored].filter(({ row }) => !given.has(row));
    return renderPage(Page, {
      url: href(pages.registrationFeatured, { search: { token } }),
      ...options,
      responses: [...responses, ...usual],
    });
  };
}

export function sendFeatured(): HTMLElement {
  return screen.getByRole('button', { name: 'Register as a featured attendee' });
}

/** Fills in the fields that the link does not prefill, all but the photo. */
export async function fillFeatured(user: UserEvent): Promise<void> {
  await enter(user, await screen.findByLabelText(/^Phone/), '+351 21 123 4567');
  await enter(user, field(/^Job title/), 'Treasurer');
  await enter(user, field(/^Password/), 'Summit2030');
  await enter(user, screen.getByLabelText(/^About you/), 'Moves money for fishers.');
  await enter(user, field(/^LinkedIn/), 'https://www.linkedin.com/in/ines-duarte');
  await user.click(screen.getByRole('checkbox', { name: /I accept the Terms/ }));
  await user.click(screen.getByRole('checkbox', { name: /Show me in the public attendee list/ }));
}
