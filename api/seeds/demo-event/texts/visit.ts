import type { visitTexts } from '@summit/contract/texts/visit';

/** What the demo event says in place of the neutral wording. */
export const demoVisitTexts = {
  'venue.meta.description':
    'Meridian Dock, London: address, map, floor plan, travel, hotels and step-free access for Summit London 2027.',
  'venue.header.title': 'Meridian Dock',
  'venue.header.lead': 'A former tide-lock on the Thames: four halls, one quay, step-free throughout.',
  'venue.map.lead': 'As the gull flies: the rings are 250 metres apart.',
  'venue.floorPlan.lead': 'Everything is on one level but the Gantry, and the Gantry has a lift.',
  'venue.floorPlan.halls':
    'Meridian Stage | 1800 | The main hall under the old sawtooth roof: keynotes, the big arguments and the awards.\nThe Foundry | 620 | Technology, data and everything that has to run at three in the morning.\nHarbour Room | 340 | Markets, risk and regulation, with a view of the water.\nThe Gantry | 90 | Workshops and roundtables, up the iron stairs. A lift is beside the east door.',
  'venue.travel.lead': 'The boat is the slowest way and the best one.',
  'venue.travel.items':
    'By train | Lockside station is six minutes on foot along the water. Trains every four minutes until half past midnight.\nBy boat | Meridian Pier, every 20 minutes from the city. Show your badge and pay half.\nBy bicycle | 200 stands under the roof of the East Yard, a pump and somebody who can mend a puncture.\nBy car | Only if you must: 140 places, to be booked with the ticket. Sixty of them charge.\nFrom the airport | Allow an hour from any of them. The nearest is three stops from Lockside.',
  'venue.access.items':
    'The way in | Level from the quay and from the East Yard. Automatic doors, 110 cm wide.\nInside | Every hall, the expo and the terraces without a step; a lift to the Gantry for two wheelchairs.\nSeats | Spaces for wheelchairs in the front, middle and back of every hall, each with a seat for a companion. A companion’s ticket is free.\nHearing | Induction loops in all four halls; live captions on the Meridian Stage and in the Foundry.\nQuiet | A room without music, light or conversation, beside the cloakroom. Nobody will ask.\nToilets | Accessible on every level, one of them with a hoist and a changing bench.',
  'contactUs.meta.description':
    'Write to the team of Summit London 2027: tickets, speaking, sponsoring, awards, press, access. Address and map.',
  'contactUs.address.office':
    'The office is at the venue, up the iron stairs. Knock: the bell is for the awards.',
  'contactUs.address.hours': 'Mon to Fri, 09:00 to 17:30',
} as const satisfies Partial<Record<keyof typeof visitTexts, string>>;
