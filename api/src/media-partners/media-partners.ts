import { mediaPartnerCalls } from '@summit/contract/calls/media-partners';
import { pageCounts, pageWindow } from '@summit/contract/list-query';
import { cachedAnswer } from '../platform/cached-answer.ts';
import { serve, type Capability } from '../platform/serve.ts';
import { attendeeTypeNames } from './attendee-type-names.ts';
import { becomeMediaPartnerWith } from './become-media-partner.ts';
import { listMediaKits, listMediaPartners, listMediaPartnerTypes } from './media-partners.queries.ts';

/** How long a change may take to be seen, in seconds. */
const freshness = 5;

/** Media partners and media kits. The kept answers are called `media-partners`. */
export const mediaPartners: Capability = (app, platform) => {
  const { db } = platform;

  serve(app, mediaPartnerCalls, {
    mediaPartners: cachedAnswer('media-partners', freshness, ({ query }) => listMediaPartners(db, query)),
    mediaPartnerTypes: cachedAnswer('media-partners', freshness, ({ query }) =>
      listMediaPartnerTypes(db, query),
    ),
    attendeeTypes: cachedAnswer('media-partners', freshness, async ({ query }) => {
      const window = pageWindow(query);
      const all = Object.entries(attendeeTypeNames).map(([id, name]) => ({ id, name }));
      const attendeeTypes = all.slice(window.offset, window.offset + window.limit);
      return { attendeeTypes, ...pageCounts(all.length, window) };
    }),
    mediaKits: cachedAnswer('media-partners', freshness, ({ query }) => listMediaKits(db, query)),
    becomeMediaPartner: becomeMediaPartnerWith(platform),
  });
};
