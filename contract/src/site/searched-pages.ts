import type { PageId } from './page-ids.ts';
import * as pages from './site-map.ts';

/** The pages that a search of the site may lead to: those with texts of their own that are always open. */
export const searchedPages = {
  about: pages.about,
  accessibility: pages.accessibility,
  affiliateZone: pages.affiliateZone,
  agenda: pages.agenda,
  articles: pages.articles,
  attendees: pages.attendees,
  awardsHowVotingWorks: pages.awardsHowVotingWorks,
  awardsLeaders: pages.awardsLeaders,
  awardsWelcome: pages.awardsWelcome,
  awardsWinners: pages.awardsWinners,
  businessBooster: pages.businessBooster,
  calendar: pages.calendar,
  codeOfConduct: pages.codeOfConduct,
  contactUs: pages.contactUs,
  covid: pages.covid,
  directory: pages.directory,
  discover: pages.discover,
  discuss: pages.discuss,
  engage: pages.engage,
  meet: pages.meet,
  networkingBlitz: pages.networkingBlitz,
  oldAgenda: pages.oldAgenda,
  photoGallery: pages.photoGallery,
  pressPack: pages.pressPack,
  privacyPolicy: pages.privacyPolicy,
  proposeSession: pages.proposeSession,
  questions: pages.questions,
  registration: pages.registration,
  speakers: pages.speakers,
  sponsors: pages.sponsors,
  startUp: pages.startUp,
  termsAndConditions: pages.termsAndConditions,
  venue: pages.venue,
  videos: pages.videos,
  volunteer: pages.volunteer,
} as const satisfies { [Id in PageId]?: (typeof pages)[Id] };

export type SearchedPageId = keyof typeof searchedPages;

export const searchedPageIds = Object.keys(searchedPages) as SearchedPageId[];
