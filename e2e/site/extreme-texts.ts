import * as agendaCalls from '@summit/contract/calls/agenda';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as contentCalls from '@summit/contract/calls/content';
import * as galleryCalls from '@summit/contract/calls/gallery';
import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as speakerCalls from '@summit/contract/calls/speakers';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import * as testimonialCalls from '@summit/contract/calls/testimonials';
import * as videoCalls from '@summit/contract/calls/videos';
import type { Change } from './sites/api-relay.ts';

const length = 300;

/** Texts that break layouts: one endless word, many words, right-to-left script, and more than letters. */
const extremes = [
  'Donaudampfschifffahrt'.repeat(15),
  'Payments that settle before anybody has noticed that there was one '.repeat(5),
  'مؤتمر التقنية المالية والمدفوعات الفورية في لندن '.repeat(7),
  '👩🏽‍💻🏳️‍🌈 Ünïcödé 支付結算 '.repeat(12),
].map((text) => [...text].slice(0, length).join('').trim());

/** The fields of responses that organisers, speakers and attendees fill in freely. */
const written = new Set([
  'name',
  'firstName',
  'lastName',
  'jobTitle',
  'company',
  'title',
  'tagline',
  'venue',
  'city',
  'track',
  'description',
  'excerpt',
  'author',
  'text',
  'linkText',
  'bio',
  'quote',
  'note',
  'includes',
  'criteria',
  'tags',
]);

const paths = [
  agendaCalls.agendaSessions,
  attendeeCalls.attendees,
  attendeeCalls.lastYearAttendees,
  awardsCalls.nominationCategories,
  awardsCalls.nominees,
  contentCalls.articles,
  contentCalls.banners,
  contentCalls.socialFeed,
  contentCalls.mapLocations,
  galleryCalls.photoGalleries,
  galleryCalls.gallery,
  mediaPartnerCalls.mediaKits,
  settingsCalls.settings,
  speakerCalls.speakers,
  speakerCalls.homePageSpeakers,
  sponsorCalls.sponsors,
  sponsorCalls.tiers,
  testimonialCalls.testimonials,
  testimonialCalls.lastYearTestimonials,
  videoCalls.videos,
].map(({ path }) => path);

/** Responses with only extreme texts, in rotation, so that different ones are beside each other. */
export function extremeTexts(): Record<string, Change> {
  return Object.fromEntries(paths.map((path) => [path, extremelyWritten()]));
}

/** A change of one response; each restarts at the first extreme, so that the server and the browser get the same. */
export function extremelyWritten(): Change {
  return (response) => {
    let turn = 0;
    const next = () => extremes[turn++ % extremes.length];
    const change = (part: object): void => {
      for (const [key, value] of Object.entries(part)) {
        if (Array.isArray(value) && typeof value[0] === 'string') {
          if (written.has(key)) Object.assign(part, { [key]: value.map(next) });
        } else if (typeof value === 'object' && value !== null) change(value);
        else if (typeof value === 'string' && written.has(key)) Object.assign(part, { [key]: next() });
      }
    };
    change(response);
  };
}
