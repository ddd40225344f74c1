import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import * as contentCalls from '@summit/contract/calls/content';
import type { ResponseOf } from '@summit/contract/requests/call';
import { renderWithSession, respond } from '@summit/shared-auth/testing';
import { createPartFrame } from '@summit/shared-ui/testing';
import { counts } from '../../testing/people.ts';
import { PlacesMap } from './places-map.tsx';

type Place = ResponseOf<typeof contentCalls.mapLocations>['mapLocations'][number];

const venue: Place = {
  id: 'dock',
  name: 'Doca Velha',
  kind: 'venue',
  address: 'Cais 1',
  note: null,
  latitude: 38.7,
  longitude: -9.1,
};
const station: Place = { ...venue, id: 'station', name: 'Estação', kind: 'station', latitude: 38.702 };
const parking: Place = { ...venue, id: 'parking', name: 'Parque', kind: 'parking', latitude: 38.698 };
const drawing = ['way | From the train | 0,222 0,10', 'way | From the car park | 0,-222 0,-10'].join('\n');

async function getWays(kinds?: Parameters<typeof PlacesMap>[0]['kinds']) {
  const mapLocations = [venue, station, parking];
  const { frame } = createPartFrame();
  const { container } = renderWithSession(
    <Suspense>
      <PlacesMap kinds={kinds} drawing={drawing} />
    </Suspense>,
    {
      responses: [respond(contentCalls.mapLocations, { mapLocations, ...counts(mapLocations) })],
      render: (tree) => render(frame(tree)),
    },
  );
  await screen.findByRole('img', { name: /^Map of/ });
  return container.querySelectorAll('.map-way').length;
}

test('every route starts at a place on the map', async () => {
  expect(await getWays(['venue', 'station'])).toBe(1);
});

test('a map of all places has all routes', async () => {
  expect(await getWays()).toBe(2);
});
