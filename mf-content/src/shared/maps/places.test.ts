import { expect, test } from 'vitest';
import { type Place, placedAround, ringsAround } from './places.ts';

function aPlace(own: Partial<Place>): Place {
  return {
    id: 'dock',
    name: 'Dock',
    kind: 'venue',
    address: '',
    note: null,
    latitude: 51.5,
    longitude: 0,
    ...own,
  };
}

const station = aPlace({ id: 'station', kind: 'station', latitude: 51.51, longitude: 0 });
const hotel = aPlace({ id: 'hotel', kind: 'hotel', latitude: 51.5, longitude: 0.01 });

test('places are positioned around the venue, in metres, with their numbers', () => {
  const [dock, north, east] = placedAround([station, aPlace({}), hotel]);
  expect(dock).toMatchObject({ id: 'dock', east: 0, south: 0, distance: 0, number: 0 });
  expect(north).toMatchObject({ id: 'station', distance: 1113, number: 1 });
  expect(north?.south).toBeLessThan(0);
  // A degree of longitude is shorter at this latitude.
  expect(east).toMatchObject({ id: 'hotel', distance: 693, number: 2 });
});

test('nothing is positioned without a venue', () => {
  expect(placedAround([station, hotel])).toEqual([]);
});

test('rings are 250 metres apart and enclose every place', () => {
  expect(ringsAround(placedAround([aPlace({})]))).toEqual([250]);
  expect(ringsAround(placedAround([aPlace({}), station]))).toEqual([250, 500, 750, 1000, 1250]);
  // A distant place abroad does not fill the map with rings.
  expect(ringsAround(placedAround([aPlace({}), aPlace({ id: 'far', latitude: 40 })]))).toHaveLength(8);
});
