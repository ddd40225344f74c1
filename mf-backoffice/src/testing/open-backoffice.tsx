import { screen } from '@testing-library/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as settingsCalls from '@summit/contract/calls/settings';
import type { OrganiserRole } from '@summit/contract/session/organisers';
import { renderWithSession, respond, sampleResponse, type TestResponse } from '@summit/shared-auth/testing';
import { createPartFrame } from '@summit/shared-ui/testing';
import BackofficePage from '../backoffice-page.tsx';
import { beginSession, endSession } from '../shared/session/organiser-store.ts';

interface Opening {
  url?: string;
  /** Null: no organiser is logged in. */
  roles?: OrganiserRole[] | null;
  responses?: readonly TestResponse[];
}

export const session = {
  token: 'organiser-token',
  expiresAt: '2100-01-01T00:00:00.000Z',
  id: 'olive',
  name: 'Olive Owner',
  roles: ['owner' as OrganiserRole],
};

/** Opens the backoffice at an address. */
export function openBackoffice({ url = '/backoffice', roles = ['owner'], responses = [] }: Opening = {}) {
  endSession();
  if (roles) beginSession({ ...session, roles });
  const { frame, location } = createPartFrame({ url });
  const settings = respond(
    settingsCalls.settings,
    sampleResponse(settingsCalls.settings, { event: { timeZone: 'Europe/London' } }),
  );
  const rendered = renderWithSession(<BackofficePage />, {
    responses: responses.some(({ row }) => row === settings.row) ? responses : [...responses, settings],
    render: (tree) => render(frame(tree)),
  });
  return { ...rendered, location, user: userEvent.setup() };
}

/** The heading of the open screen. */
export function heading(name: string | RegExp) {
  return screen.findByRole('heading', { level: 1, name });
}

/** Whether the browser would close the tab without a question. */
export const closesFreely = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
