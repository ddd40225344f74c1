import { screen } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-resources';
import type { OrganiserRole } from '@summit/contract/session/organisers';
import { respond } from '@summit/shared-auth/testing';
import { fieldOf } from '../testing/field-of.ts';
import { openBackoffice } from '../testing/open-backoffice.tsx';

test.each<[OrganiserRole, boolean]>([
  ['owner', true],
  // This role changes last year's attendees, but adds no pictures.
  ['desk', false],
])('%s has a button to choose a picture: %p', async (role, isThere) => {
  openBackoffice({
    url: '/backoffice/last-year-attendees/ada',
    roles: [role],
    responses: [
      respond(calls.resourceFields, {
        fields: [fieldOf('firstName', 'First name'), fieldOf('imageUrl', 'Image', { kind: 'picture' })],
      }),
      respond(calls.resourceEntry, {
        key: 'ada',
        version: 'v1',
        values: { firstName: 'Ada', imageUrl: '/media/ada.jpg' },
      }),
    ],
  });
  expect(await screen.findByRole('img', { name: 'Image, as it is' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  expect(screen.queryByLabelText('Image: choose a picture') !== null).toBe(isThere);
});
