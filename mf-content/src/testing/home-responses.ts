import * as agendaCalls from '@summit/contract/calls/agenda';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as contentCalls from '@summit/contract/calls/content';
import * as galleryCalls from '@summit/contract/calls/gallery';
import * as packageCalls from '@summit/contract/calls/packages';
import * as speakerCalls from '@summit/contract/calls/speakers';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import * as testimonialCalls from '@summit/contract/calls/testimonials';
import { respond, type TestResponse } from '@summit/shared-auth/testing';
import { aSpeaker } from './people.ts';
import { worded } from './worded.ts';

const many = (totalItems: number) => ({ totalItems, totalPages: totalItems });

const tier = (name: string, order: number) => ({ id: name.toLowerCase(), name, order });
const type = { id: 'payments', name: 'Payments' };
const sponsor = { description: '', url: null, country: null, stand: null, type };

const album = { id: 'night', name: 'Awards night', date: '2029-06-07', coverUrl: null, imagesCount: 1 };
const ticket = {
  id: 'early',
  type: 'Early',
  name: 'Early',
  description: '',
  kind: 'paid' as const,
  categoryId: null,
  categoryType: 'Sell' as const,
  price: 49_500,
  currency: 'GBP',
  vatBasisPoints: 0,
  includes: [],
  extraTickets: 0,
  availableFrom: null,
  placesLeft: null,
  addsTo: null,
  availableUntil: '2030-02-28T23:59:59Z',
  isAvailable: true,
};
const session = {
  id: 'the-river',
  title: 'What the river knows',
  description: '',
  kind: 'keynote' as const,
  track: null,
  trackPlace: null,
  startsAt: '2030-06-05T08:00:00Z',
  endsAt: '2030-06-05T08:30:00Z',
  day: '2030-06-05',
  location: { id: 'main', name: 'Main hall' },
  speakers: [],
  acceptsQuestions: false,
};

/** The responses that the home page requests, with one or two items each. */
export const homeResponses: TestResponse[] = [
  respond(awardsCalls.awardsStatus, { awardsStatus: 'VoteOne', changesAt: null }),
  respond(packageCalls.packages, {
    packages: [
      ticket,
      { ...ticket, id: 'with-seat', name: 'With a seat', price: 69_000, addsTo: ticket.id },
      { ...ticket, id: 'seat', name: 'Seat alone', categoryType: 'Vip' as const },
    ],
    ...many(3),
  }),
  respond(galleryCalls.photoGalleries, { photoGalleries: [album], ...many(1) }),
  respond(galleryCalls.gallery, {
    ...album,
    images: [
      {
        id: 'i1',
        alt: 'Seven finalists in golden light',
        width: 1200,
        height: 800,
        imagesUrls: { originalImageUrl: '/media/i.svg', thumbnailUrl: '/media/i.svg' },
      },
    ],
  }),
  worded({
    'home.hero.eyebrow': 'Fintech conference, expo and awards',
    'home.hero.title': 'The people who move money, in one room',
    'home.events.day2.title': 'Frontiers',
  }),
  respond(speakerCalls.speakers, { speakers: [], ...many(36) }),
  respond(agendaCalls.agendaSessions, {
    agendaSessions: [{ ...session, id: 'coffee', title: 'Coffee', kind: 'break' }, session],
    ...many(64),
  }),
  respond(speakerCalls.homePageSpeakers, { speakers: [aSpeaker()], ...many(1) }),
  respond(sponsorCalls.sponsors, {
    sponsors: [
      { ...sponsor, id: 's2', name: 'Nordfold', logoUrl: null, tier: tier('Gold', 2) },
      { ...sponsor, id: 's1', name: 'Tidewarden', logoUrl: '/media/t.svg', tier: tier('Headline', 1) },
    ],
    ...many(50),
  }),
  respond(testimonialCalls.testimonials, {
    testimonials: [
      {
        id: 't1',
        quote: 'All four picked up.',
        name: 'Aileen Macrae',
        jobTitle: null,
        company: null,
        imageUrl: null,
        type,
      },
    ],
    ...many(1),
  }),
  respond(testimonialCalls.lastYearTestimonials, {
    testimonials: [
      {
        id: 't0',
        quote: 'I came back.',
        name: 'Dai Pritchard',
        jobTitle: 'Treasurer',
        company: 'Dyffryn Credit Union',
        imageUrl: null,
        type,
      },
    ],
    ...many(1),
  }),
  respond(contentCalls.socialFeed, {
    posts: [
      {
        id: 'p1',
        network: 'LinkedIn',
        text: 'The swans have not registered.',
        url: 'https://social.summit.example/1',
        imageUrl: null,
        publishedAt: '2029-11-12T08:30:00Z',
        publishedOn: '2029-11-12',
      },
    ],
    ...many(1),
  }),
  respond(contentCalls.articles, {
    articles: [
      {
        id: 'a1',
        title: 'Four numbers',
        excerpt: 'Before breakfast.',
        publishedAt: '2029-11-17T08:00:00Z',
        publishedOn: '2029-11-17',
        author: 'Rosalind Cole',
        imageUrl: null,
        url: 'https://insights.summit.example/four-numbers',
      },
    ],
    ...many(1),
  }),
];
