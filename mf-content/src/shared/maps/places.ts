import type * as contentCalls from '@summit/contract/calls/content';
import type { ResponseOf } from '@summit/contract/requests/call';

export type Place = ResponseOf<typeof contentCalls.mapLocations>['mapLocations'][number];
export type PlaceKind = Place['kind'];

/** A place with its position on the map, in metres east and south of the venue. */
export interface PlacedPlace extends Place {
  east: number;
  south: number;
  /** The straight-line distance in metres. */
  distance: number;
  /** Its number on the map and beside its name, from 1; the venue has 0. */
  number: number;
}

const metresPerDegree = 111_320;
/** The distance between two rings of the map, in metres. */
export const ringDistance = 250;

/** The places around the venue, numbered in list order. Without a venue the result is empty. */
export function placedAround(places: readonly Place[]): PlacedPlace[] {
  const venue = places.find(({ kind }) => kind === 'venue');
  if (!venue) return [];
  const others = places.filter(({ id }) => id !== venue.id);
  return [venue, ...others].map((place, number) => {
    const south = (venue.latitude - place.latitude) * metresPerDegree;
    const narrowing = Math.cos((venue.latitude * Math.PI) / 180);
    const east = (place.longitude - venue.longitude) * metresPerDegree * narrowing;
    return { ...place, east, south, distance: Math.round(Math.hypot(east, south)), number };
  });
}

/** The radii of the map's rings, in metres: enough to include the farthest place. */
export function ringsAround(places: readonly PlacedPlace[]): number[] {
  const farthest = Math.max(0, ...places.map(({ distance }) => distance));
  // A margin is added, so that no pin is on the outermost ring.
  const count = Math.min(Math.max(1, Math.ceil((farthest * 1.05) / ringDistance)), 8);
  return Array.from({ length: count }, (_, index) => (index + 1) * ringDistance);
}
