import type { visitTexts } from '@summit/contract/texts/visit';
import { halls } from '../agenda/halls.ts';
import { zones } from '../zones.ts';
import { demoMapDrawing } from './map-drawing.ts';

/** The demo event's own wording instead of the neutral one. */
export const demoVisitTexts = {
  'venue.meta.description':
    'Meridian Dock, London: address, map, floor plan, travel, hotels and step-free access for Summit London 2027.',
  'venue.header.title': 'Meridian Dock',
  'venue.header.lead': 'A former tide-lock on the Thames: four halls, one quay, step‑free throughout.',
  'venue.map.lead': 'On the north bank, where the basin meets the river. The blue lines are the ways in.',
  'venue.map.drawing': demoMapDrawing,
  'venue.map.externalAddress': 'https://www.openstreetmap.org/directions?to=51.5076,0.0174',
  'venue.map.externalAction': 'Directions (OpenStreetMap)',
  'venue.floorPlan.title': 'Find a stand',
  'venue.floorPlan.lead':
    'Four halls, three zones, fifty stands. Everything is on one level but the Gantry, and the Gantry has a lift.',
  'venue.floorPlan.halls': halls
    .map(({ name, capacity, description, plan }) => [name, capacity, description, plan].join(' | '))
    .join('\n'),
  'venue.floorPlan.zones': zones
    .map(({ letter, name, subject, plan }) => [letter, name, subject, plan].join(' | '))
    .join('\n'),
  'venue.floorPlan.places':
    'Coffee | From 08:00 | 13 1 2 6\nLunch and the terrace | Noon to two, on each day. | 1 16 8 4\nWelcome desk | Badges, cloakroom, first aid and the quiet room. | 9 16 7 4',
  'venue.floorPlan.doors': 'Main entrance | | 10 1 5 1\nTerrace | | 3 1 4 1\nEast door and lift | | 20 1 5 1',
  'venue.floorPlan.outside': 'The quay and the Thames: boats, and the better weather',
  'venue.travel.lead': 'The boat is the slowest way and the best one.',
  'venue.travel.items':
    'By train | Lockside station is six minutes on foot along the water. Trains every four minutes until half past midnight. | 6 min | on foot from the station\nBy boat | Meridian Pier, every 20 minutes from the city. Show your badge and pay half. | 20 min | between two boats\nBy bicycle | Under the roof of the East Gate, with a pump and somebody who can mend a puncture. | 200 | places for bicycles\nBy car | Only if you must, and booked with the ticket. Sixty of the places charge. | 140 | places for cars\nFrom the airport | Allow an hour from any of them. The nearest is three stops from Lockside. | 1 hour | from any airport',
  'venue.access.items':
    'The way in | Level from the quay and from the East Gate. Automatic doors, 110 cm wide.\nInside | Every hall, the expo and the terraces without a step; a lift to the Gantry for two wheelchairs.\nSeats | Spaces for wheelchairs in the front, middle and back of every hall, each with a seat for a companion. A companion’s ticket is free.\nHearing | Induction loops in all four halls; live captions on the Meridian Stage and in the Foundry.\nQuiet | A room without music, light or conversation, beside the cloakroom. Nobody will ask.\nToilets | Accessible on every level, one of them with a hoist and a changing bench.',
  'contactUs.meta.description':
    'Write to the team of Summit London 2027: tickets, speaking, sponsoring, awards, press, access. Address and map.',
  'contactUs.address.office':
    'The office is at the venue, up the iron stairs. Knock: the bell is for the awards.',
  'contactUs.address.hours': 'Mon to Fri, 09:00 to 17:30',
} as const satisfies Partial<Record<keyof typeof visitTexts, string>>;
