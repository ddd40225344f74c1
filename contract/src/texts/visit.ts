/** The venue, and how to reach the people behind it. Lists are lines whose parts are divided by ` | `. */
export const visitTexts = {
  'venue.meta.description':
    'Meridian Dock, London: address, map, floor plan, travel, hotels and step-free access for Summit London 2027.',
  'venue.header.title': 'Meridian Dock',
  'venue.header.lead': 'A former tide-lock on the Thames: four halls, one quay, step-free throughout.',
  'venue.map.title': 'Where it is',
  'venue.map.lead': 'As the gull flies: the rings are 250 metres apart.',
  'venue.map.note': 'Drawn by this site: nobody else learns that you looked. North is up.',
  /** `none`, or the address of a map elsewhere: it is then offered as a link, and never loaded into the page. */
  'venue.map.externalAddress': 'none',
  'venue.map.externalAction': 'Open a street map (another site)',
  'venue.map.empty.title': 'The map is being drawn',
  'venue.map.empty.text': 'The address above is right; write to us if you cannot find the way.',
  'venue.floorPlan.title': 'Floor plan',
  'venue.floorPlan.lead': 'Everything is on one level but the Gantry, and the Gantry has a lift.',
  'venue.floorPlan.halls':
    'Meridian Stage | 1800 | The main hall under the old sawtooth roof: keynotes, the big arguments and the awards.\nThe Foundry | 620 | Technology, data and everything that has to run at three in the morning.\nHarbour Room | 340 | Markets, risk and regulation, with a view of the water.\nThe Gantry | 90 | Workshops and roundtables, up the iron stairs. A lift is beside the east door.',
  'venue.floorPlan.seats': 'seats',
  'venue.travel.title': 'Getting here',
  'venue.travel.lead': 'The boat is the slowest way and the best one.',
  'venue.travel.items':
    'By train | Lockside station is six minutes on foot along the water. Trains every four minutes until half past midnight.\nBy boat | Meridian Pier, every 20 minutes from the city. Show your badge and pay half.\nBy bicycle | 200 stands under the roof of the East Yard, a pump and somebody who can mend a puncture.\nBy car | Only if you must: 140 places, to be booked with the ticket. Sixty of them charge.\nFrom the airport | Allow an hour from any of them. The nearest is three stops from Lockside.',
  'venue.hotels.title': 'Where to stay',
  'venue.hotels.lead':
    'Places that hold rooms for attendees. Book with them directly; we take no commission.',
  'venue.hotels.empty.title': 'The rooms are being counted',
  'venue.hotels.empty.text': 'The list of hotels opens with the ticket sale.',
  'venue.access.title': 'Step-free access',
  'venue.access.lead': 'Tell us what you need and it will be there. You do not have to say why.',
  'venue.access.items':
    'The way in | Level from the quay and from the East Yard. Automatic doors, 110 cm wide.\nInside | Every hall, the expo and the terraces without a step; a lift to the Gantry for two wheelchairs.\nSeats | Spaces for wheelchairs in the front, middle and back of every hall, each with a seat for a companion. A companion’s ticket is free.\nHearing | Induction loops in all four halls; live captions on the Meridian Stage and in the Foundry.\nQuiet | A room without music, light or conversation, beside the cloakroom. Nobody will ask.\nToilets | Accessible on every level, one of them with a hoist and a changing bench.',
  'venue.access.contact': 'Write to the access team',

  'contactUs.meta.description':
    'Write to the team of Summit London 2027: tickets, speaking, sponsoring, awards, press, access. Address and map.',
  'contactUs.header.title': 'Contact us',
  'contactUs.header.lead': 'A person answers, usually within one working day.',
  'contactUs.form.title': 'Write to us',
  'contactUs.form.name': 'Your name',
  'contactUs.form.email': 'Email',
  'contactUs.form.topic': 'What is it about?',
  'contactUs.form.topicPlaceholder': 'Choose a topic',
  'contactUs.form.message': 'Message',
  'contactUs.form.note': 'We use your address to answer you, and for nothing else.',
  'contactUs.form.submit': 'Send the message',
  'contactUs.form.draft': 'What you wrote before is still here. It is kept on this device only.',
  'contactUs.form.captcha': 'The check against robots did not work. Please repeat it, then send again.',
  'contactUs.form.script':
    'This form needs JavaScript for its check against robots. Without it, a mail reaches the same people:',
  'contactUs.sent.title': 'It is with us',
  'contactUs.sent.text':
    'Thank you. Your message goes to the person who can answer it: expect a mail within one working day.',
  'contactUs.sent.again': 'Write another message',
  'contactUs.topics':
    'tickets | Tickets and registration\nspeaking | Speaking\nsponsoring | Sponsoring and exhibiting\nbusiness-booster | Business booster\nstart-up | Start-up offer\nroundtables | Proposing a roundtable\nvolunteering | Volunteering\nawards | The awards\npress | Press\naccessibility | Access needs\nother | Something else',
  'contactUs.address.title': 'Or find us',
  'contactUs.address.office':
    'The office is at the venue, up the iron stairs. Knock: the bell is for the awards.',
  'contactUs.address.hours': 'Mon to Fri, 09:00 to 17:30',
  'contactUs.map.title': 'Where we are',
  'contactUs.map.action': 'Travel, hotels and step-free access',
} as const;
