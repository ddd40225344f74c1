import { screen, within } from '@testing-library/react';
import * as releaseCalls from '@summit/contract/calls/organise-releases';
import * as calls from '@summit/contract/calls/organise-today';
import type { OrganiserRole } from '@summit/contract/session/organisers';
import { respond, sampleResponse } from '@summit/shared-auth/testing';
import { openBackoffice } from '../../testing/open-backoffice.tsx';

const since = '2027-03-01T08:00:00.000Z';
const health = { views: 1200, failed: 3, pages: [], verdict: 'sound' as const };
const live = { buildId: 'a1', version: '1.0.0', since, health };
const share = { ...live, buildId: 'a2', percent: 10, health: { ...health, views: 80, failed: 0 } };
const awards = { name: 'awards', live, share, candidates: [], before: null, history: [] };
const retired = { ...awards, name: 'messaging', live: null, share: null };

function open(responding: number, roles: OrganiserRole[] = ['analyst']) {
  const servers = { all: 2, responding, showing: responding };
  const released = respond(releaseCalls.releases, { revision: 7, remotes: [awards, retired], servers });
  return openBackoffice({
    roles,
    responses: [
      respond(calls.today, { needs: [] }),
      respond(calls.figures, sampleResponse(calls.figures)),
      released,
    ],
  });
}

/** The table's rows below its titles, each as one text. */
async function readRows(): Promise<(string | null)[]> {
  const table = await screen.findByRole('table', { name: 'Page views by release' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
}

test('each release that visitors get has its views and failures, and a note since when', async () => {
  open(2);
  expect(await readRows()).toEqual([
    'Awards1.0.0 (a1), live1,2003',
    'Awards1.0.0 (a2), on trial for 10% of devices800',
  ]);
  expect(screen.getByText(/^Since the site servers were last started/)).toBeVisible();
  expect(screen.queryByText(/site servers respond/)).toBeNull();
});

test('a note says when the counts of servers are missing', async () => {
  open(1);
  expect(await screen.findByText(/^Only 1 of 2 site servers respond/)).toBeVisible();
  expect(await readRows()).toHaveLength(2);
});

test('no number is shown when no server responds', async () => {
  open(0);
  expect(await screen.findByText('Unknown: no site server responds.')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Page views by release' })).toBeNull();
});

test('organisers who may not read releases see the other figures only', async () => {
  const { requests } = open(2, ['finance']);
  expect(await screen.findByRole('table', { name: 'Packages' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Page views by release' })).toBeNull();
  expect(requests.map(({ path }) => path)).not.toContain(releaseCalls.releases.path);
});
