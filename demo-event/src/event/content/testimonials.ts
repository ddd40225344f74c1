import type { Look } from '../../pictures/portrait/look.ts';

/** The kinds of people in testimonials. */
export const testimonialTypes = [
  { id: 'attendee', name: 'Attendees' },
  { id: 'exhibitor', name: 'Exhibitors' },
  { id: 'speaker', name: 'Speakers' },
] as const;

export interface DemoTestimonial {
  name: string;
  jobTitle: string;
  company: string;
  type: (typeof testimonialTypes)[number]['id'];
  quote: string;
  look: Look;
}

export const testimonials: readonly DemoTestimonial[] = [
  {
    name: 'Aileen Macrae',
    jobTitle: 'Chief Operating Officer',
    company: 'Alderwick Building Society',
    type: 'attendee',
    quote: 'I came with one question about outages and left with four telephone numbers. All four picked up.',
    look: { skin: 1, hair: 'bob', hairColour: 'copper', lipstick: true },
  },
  {
    name: 'Thandiwe Nkosi Lang',
    jobTitle: 'Chief Executive',
    company: 'Dyffryn Credit Union',
    type: 'attendee',
    quote: 'Nobody asked how big we are. They asked how we did it.',
    look: { skin: 6, hair: 'braids', hairColour: 'grey', lipstick: true, earrings: true },
  },
  {
    name: 'Khalid Al Mansoori',
    jobTitle: 'Chief Executive',
    company: 'Emberlyte',
    type: 'exhibitor',
    quote:
      'Three days on the floor did what a year of mail had not: eleven pilots, and two of them are customers now.',
    look: { skin: 3, hair: 'sidePart', hairColour: 'black', beard: 'short', clothes: 'mandarin' },
  },
  {
    name: 'Mei-Ling Tsao',
    jobTitle: 'Vice President, Engineering',
    company: 'Mossgate',
    type: 'speaker',
    quote: 'The only audience that has ever asked me about the rollback plan first.',
    look: { skin: 2, hair: 'bun', hairColour: 'black', lipstick: true, glasses: 'square', clothes: 'crew' },
  },
  {
    name: 'Rebecca Thornbury',
    jobTitle: 'Director of Payments',
    company: 'Northmere Retail',
    type: 'attendee',
    quote: 'A conference where the sponsor is on the floor and not on the stage. It shows in the questions.',
    look: { skin: 1, hair: 'longWaves', hairColour: 'auburn', lipstick: true, earrings: true },
  },
  {
    name: 'Jasper de Kruif',
    jobTitle: 'Head of Identity',
    company: 'Quaylock',
    type: 'exhibitor',
    quote: 'We demonstrated on a boat, in the rain, and sold. I do not know what else to say.',
    look: { skin: 1, hair: 'waves', hairColour: 'blond', beard: 'stubble' },
  },
];

export const lastYearTestimonials: readonly DemoTestimonial[] = [
  {
    name: 'Cormac Delahunt',
    jobTitle: 'Head of Trading',
    company: 'Vexhallow',
    type: 'attendee',
    quote: 'I disagreed with every panel and would not have missed one.',
    look: { skin: 1, hair: 'crop', hairColour: 'grey', beard: 'short' },
  },
  {
    name: 'Lakshmi Narayanan Cole',
    jobTitle: 'Chief Product Officer',
    company: 'Pennyfathom',
    type: 'speaker',
    quote: 'They read my slides before I did, and sent back three good questions.',
    look: { skin: 4, hair: 'long', hairColour: 'black', lipstick: true, clothes: 'drape' },
  },
  {
    name: 'Luca Ferrandino',
    jobTitle: 'Solutions Lead',
    company: 'Wexcombe Risk',
    type: 'exhibitor',
    quote: 'Our best lead came from the coffee queue. The queue was excellent.',
    look: { skin: 2, hair: 'curls', hairColour: 'espresso', glasses: 'round' },
  },
  {
    name: 'Nomvula Sithole',
    jobTitle: 'Fund Analyst',
    company: 'Greyfell Pensions',
    type: 'attendee',
    quote: 'Two days of answers and one of good arguments.',
    look: { skin: 6, hair: 'afro', hairColour: 'black', lipstick: true },
  },
];
