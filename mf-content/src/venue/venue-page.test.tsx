import { screen, within } from '@testing-library/react';
import * as contentCalls from '@summit/contract/calls/content';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond, respondWithError, sampleResponse } from '@summit/shared-auth/testing';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import { counts } from '../testing/people.ts';
import { worded } from '../testing/worded.ts';
import VenuePage from './venue-page.tsx';

type Place = ResponseOf<typeof contentCalls.mapLocations>['mapLocations'][number];

const dock: Place = {
  id: 'dock',
  name: 'Doca Velha',
  kind: 'venue',
  address: 'Cais 1, Lisbon',
  note: 'Step-free.',
  latitude: 38.7,
  longitude: -9.1,
};
const near: Place = {
  ...dock,
  id: 'near',
  name: 'Hotel Perto',
  kind: 'hotel',
  latitude: 38.7036,
  note: null,
};
const far: Place = {
  ...dock,
  id: 'far',
  name: 'Hotel Longe',
  kind: 'hotel',
  latitude: 38.72,
  note: 'Quiet.',
};
const station: Place = { ...dock, id: 'station', name: 'Estação', kind: 'station', latitude: 38.702 };

const places = (mapLocations: Place[]) =>
  respond(contentCalls.mapLocations, { mapLocations, ...counts(mapLocations) });

function open(...responses: Parameters<typeof renderPage>[1]['responses']) {
  return renderPage(VenuePage, { url: '/venue', responses });
}

test('draws and lists the places around the venue, with distances', async () => {
  open(places([dock, far, near, station]));
  expect(await screen.findByRole('img', { name: /^Map of 3 places around Doca Velha/ })).toBeVisible();
  const map = screen.getByRole('region', { name: 'Where it is' });
  expect(within(map).getByText('Estação')).toBeVisible();
  expect(within(map).getByText('2,226 m away')).toBeVisible();
  expect(screen.getByText('Doca Velha, Cais 1, Lisbon')).toBeVisible();
});

test('nothing is loaded from other sites, and none is linked unless configured', async () => {
  const { container } = open(places([dock, near]));
  await screen.findByRole('img', { name: /^Map/ });
  expect(container.querySelector('iframe, script, img[src^="http"]')).toBeNull();
  expect(screen.queryByRole('link', { name: /street map/ })).not.toBeInTheDocument();
});

test('an external map is linked if configured', async () => {
  const own = {
    id: '1',
    name: 'venue.map.externalAddress',
    type: 'text' as const,
    content: 'https://maps.example/dock',
  };
  open(places([dock]), respond(contentCalls.staticContent, { staticContent: [own], ...counts([own]) }));
  expect(await screen.findByRole('link', { name: /street map/ })).toHaveAttribute('href', own.content);
});

test('hotels are listed by distance', async () => {
  open(places([dock, far, near]));
  const hotels = await screen.findByRole('region', { name: 'Where to stay' });
  const names = (await within(hotels).findAllByRole('heading', { level: 3 })).map((name) => name.textContent);
  expect(names).toEqual(['Hotel Perto', 'Hotel Longe']);
});

test.each([true, false])('shows the floor plan by its setting: %s', async (floorPlanEnabled) => {
  open(
    places([dock]),
    respond(settingsCalls.globalSettings, sampleResponse(settingsCalls.globalSettings, { floorPlanEnabled })),
    worded({ 'venue.floorPlan.halls': 'Main hall | 1800 | Where it begins.' }),
  );
  await screen.findByRole('heading', { name: 'Getting here' });
  expect(screen.queryByRole('region', { name: 'Floor plan' }) !== null).toBe(floorPlanEnabled);
  if (floorPlanEnabled) expect(screen.getByText('1,800')).toBeVisible();
});

test('every stand of a zone links to its company, the largest first', async () => {
  const sponsor = {
    description: '',
    logoUrl: null,
    url: null,
    country: null,
    type: { id: 'data', name: 'Data' },
  };
  const tier = (order: number) => ({ id: String(order), name: 'Tier', order });
  const sponsors = [
    { ...sponsor, id: 'a', name: 'Nordfold', stand: 'E2', tier: tier(2) },
    { ...sponsor, id: 'b', name: 'Tidewarden', stand: 'E1', tier: tier(1) },
    { ...sponsor, id: 'c', name: 'Elsewhere', stand: 'EX1', tier: tier(1) },
    { ...sponsor, id: 'd', name: 'Nowhere', stand: null, tier: tier(1) },
  ];
  open(
    places([dock]),
    respond(
      settingsCalls.globalSettings,
      sampleResponse(settingsCalls.globalSettings, { floorPlanEnabled: true }),
    ),
    respond(sponsorCalls.sponsors, { sponsors, ...counts(sponsors) }),
    worded({ 'venue.floorPlan.zones': 'E | The Exchange | Payments | 1 7 8 9\nnone' }),
  );
  const stands = await screen.findByRole('list', { name: 'Stands in The Exchange' });
  const links = within(stands).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['E1 Tidewarden', 'E2 Nordfold']);
  expect(links[0]).toHaveAttribute('href', '/sponsors/b');
});

test('streets are drawn if they are configured', async () => {
  open(places([dock, near]), worded({ 'venue.map.drawing': 'street | Cais Novo | -100,0 100,0\nnonsense' }));
  const map = await screen.findByRole('img', { name: /^Map of 1 places/ });
  expect(within(map).getByText('Cais Novo')).toBeInTheDocument();
});

test('travel and access are shown when the map is unavailable, and it can be retried', async () => {
  expectBoundaryErrors();
  const { user } = open(respondWithError(contentCalls.mapLocations, 'server-0001'), places([dock, near]));
  const map = await screen.findByRole('region', { name: 'Where it is' });
  expect(await within(map).findByRole('alert')).toHaveTextContent('The map could not be loaded');
  expect(screen.getByRole('heading', { name: 'Step-free access' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to the access team' })).toHaveAttribute(
    'href',
    '/contact-us?topic=accessibility',
  );
  await user.click(within(map).getByRole('button', { name: 'Try again' }));
  expect(await within(map).findByRole('img', { name: /^Map/ })).toBeVisible();
});

test('a message is shown without places', async () => {
  open(places([]));
  expect(await screen.findByRole('heading', { name: 'The map is being drawn' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The rooms are being counted' })).toBeVisible();
});
