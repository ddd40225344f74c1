import { venuePictureTexts } from './venue-picture.ts';

/** Texts of the venue and of the contact page. Lists are lines whose parts are separated by ` | `. */
export const visitTexts = {
  'venue.meta.description': '{venue}: address, map, travel, hotels and step-free access for {event}.',
  'venue.header.title': '{venue}',
  'venue.header.lead': '{venueAddress}.',
  ...venuePictureTexts,
  'venue.map.title': 'Where it is',
  'venue.map.lead': 'The rings are 250 metres apart.',
  'venue.map.note': 'Drawn by this site: nobody else learns that you looked. North is up.',
  /**
   * `none`, or what the map is drawn from: lines of `kind | name | points`. Kinds: water, park, building, venue, road, street,
   * path, rail, way. Points: `east,north` of the venue in metres, separated by spaces; lines from west to east.
   */
  'venue.map.drawing': 'none',
  'venue.map.ways': 'Ways in',
  /** `none`, or the address of a map elsewhere: it is then offered as a link, and never loaded into the page. */
  'venue.map.externalAddress': 'none',
  'venue.map.externalAction': 'Open a street map (another site)',
  'venue.map.empty.title': 'The map is being drawn',
  'venue.map.empty.text': 'The address above is right; write to us if you cannot find the way.',
  'venue.floorPlan.title': 'Floor plan',
  'venue.floorPlan.lead': 'The halls and how many people they seat.',
  /** Lines of `name | seats | what it is for | place`; a place is `column row columns rows` on a plan of 24 columns. */
  'venue.floorPlan.halls': 'Main hall | 100 | Where the programme takes place.',
  'venue.floorPlan.seats': 'seats',
  /** Lines of `letters | name | what it is for | place`: its stands are those whose numbers begin with the letters. */
  'venue.floorPlan.zones': 'none',
  /** Lines of `name | what it is for | place`; those of doors need the columns only. */
  'venue.floorPlan.places': 'none',
  'venue.floorPlan.doors': 'none',
  'venue.floorPlan.outside': 'none',
  'venue.travel.title': 'Getting here',
  'venue.travel.lead': 'How to reach {venue}.',
  /** Lines of `way | how | figure | what the figure is`. */
  'venue.travel.items': 'By public transport | Write to us if you cannot find the way.',
  'venue.hotels.title': 'Where to stay',
  'venue.hotels.lead':
    'Places that hold rooms for attendees. Book with them directly; we take no commission.',
  'venue.hotels.empty.title': 'The rooms are being counted',
  'venue.hotels.empty.text': 'The list of hotels opens with the ticket sale.',
  'venue.access.title': 'Step-free access',
  'venue.access.lead': 'Tell us what you need and it will be there. You do not have to say why.',
  'venue.access.items': 'What you need | Write to us about it.',
  'venue.access.contact': 'Write to the access team',

  'contactUs.meta.description':
    'Write to the team of {event}: tickets, speaking, sponsoring, awards, press, access.',
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
  'contactUs.form.draft': 'What you wrote before is still here. It is saved on this device only.',
  'contactUs.form.captcha': 'The security check did not work. Please repeat it, then send again.',
  'contactUs.form.script':
    'This form needs JavaScript for its security check. Without it, an email reaches the same people:',
  'contactUs.sent.title': 'It is with us',
  'contactUs.sent.text':
    'Thank you. Your message goes to the person who can answer it: expect an email within one working day.',
  'contactUs.sent.again': 'Write another message',
  'contactUs.topics':
    'tickets | Tickets and registration\nspeaking | Speaking\nsponsoring | Sponsoring and exhibiting\nbusiness-booster | Business booster\nstart-up | Start-up offer\nroundtables | Proposing a roundtable\nvolunteering | Volunteering\nawards | The awards\npress | Press\naccessibility | Access needs\nother | Something else',
  'contactUs.address.title': 'Or find us',
  'contactUs.address.office': '{venueAddress}',
  'contactUs.address.hours': 'Mon to Fri',
  'contactUs.map.title': 'Where we are',
  'contactUs.map.action': 'Travel, hotels and step-free access',
} as const;
