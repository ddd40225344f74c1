import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import type { AttendeeType } from '@summit/contract/registration/attendee-types';
import { onePageOf } from '../../platform/db/one-page.ts';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { createBecomeMediaPartnerHandler } from './become-media-partner.ts';
import { listMediaKits, listMediaPartners, listMediaPartnerTypes } from './media-partners.queries.ts';

/** How long a response is cached, in seconds. */
const freshness = 5;

/** The names of the kinds of attendee in media kits. */
const attendeeTypeNames: Record<AttendeeType, string> = {
  Buy: 'Buyers',
  Sell: 'Sellers',
  CryptoTrader: 'Crypto traders',
  Vip: 'Guests',
  Exhibitor: 'Exhibitors',
  Sponsor: 'Sponsors',
  Invited: 'Invited colleagues',
  Featured: 'Featured attendees',
  Blitz: 'Blitz participants',
};

/** Media partners and media kits. Responses are cached as `media-partners`. */
export const mediaPartners: Capability = (app, platform) => {
  const { db } = platform;

  serve(app, mediaPartnerCalls, {
    mediaPartners: cachedResponse('media-partners', freshness, ({ query }) => listMediaPartners(db, query)),
    mediaPartnerTypes: cachedResponse('media-partners', freshness, ({ query }) =>
      listMediaPartnerTypes(db, query),
    ),
    attendeeTypes: cachedResponse('media-partners', freshness, async ({ query }) => {
      const all = Object.entries(attendeeTypeNames).map(([id, name]) => ({ id, name }));
      const { rows, counts } = onePageOf(all, query);
      return { attendeeTypes: rows, ...counts };
    }),
    mediaKits: cachedResponse('media-partners', freshness, ({ query }) => listMediaKits(db, query)),
    becomeMediaPartner: createBecomeMediaPartnerHandler(platform),
  });
};
