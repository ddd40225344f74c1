import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as contentCalls from '@summit/contract/calls/content';
import * as conversationCalls from '@summit/contract/calls/conversations';
import * as settingsCalls from '@summit/contract/calls/settings';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond } from '@summit/shared-auth/testing-responses';
import { sampleResponse } from '@summit/shared-auth/testing-sample';

const event = {
  name: 'Summit London 2027',
  startsOn: '2027-06-08',
  endsOn: '2027-06-10',
  venue: 'Meridian Dock, London',
  insightsUrl: 'https://insights.summit.example',
  socialLinks: [{ network: 'LinkedIn', url: 'https://social.example/summit' }],
};

export interface FrameSituation {
  awardsStatus?: AwardsStatus;
  /** The scheduled time of the next change of status. */
  changesAt?: string | null;
  switches?: Partial<ResponseOf<(typeof settingsCalls)['globalSettings']>>;
  /** Texts that the organisers changed, by name. */
  texts?: Record<string, string>;
  banners?: ResponseOf<(typeof contentCalls)['banners']>['banners'];
  /** Pages by id. */
  pageWithBanner?: string[];
  virtual?: Partial<ResponseOf<(typeof settingsCalls)['virtualSettings']>>;
  /** Messages that the attendee has not seen. */
  unread?: number;
  /** The text of the cookie alert; absent: it is switched off. */
  cookieAlert?: { text: string; acceptText: string; declineText: string };
}

/** The server's responses to the frame's queries. */
export function frameResponses(situation: FrameSituation = {}) {
  const { awardsStatus = 'Welcome', changesAt = null, switches, texts = {} } = situation;
  const { banners = [], pageWithBanner = [], virtual, cookieAlert } = situation;
  const changed = Object.entries(texts).map(([name, content]) => ({ id: name, name, content }));
  const staticContent = changed.map((text) => ({ ...text, type: 'text' as const }));
  return [
    respond(conversationCalls.unreadMessages, { unread: situation.unread ?? 0 }),
    respond(
      settingsCalls.settings,
      sampleResponse(settingsCalls.settings, { event, banner: { pageWithBanner } }),
    ),
    respond(
      settingsCalls.globalSettings,
      sampleResponse(settingsCalls.globalSettings, { registrationIsEnabled: true, ...switches }),
    ),
    respond(awardsCalls.awardsStatus, { awardsStatus, changesAt }),
    respond(contentCalls.staticContent, { staticContent, totalItems: staticContent.length, totalPages: 1 }),
    respond(contentCalls.virtualStaticContent, { staticContent: [], totalItems: 0, totalPages: 0 }),
    respond(settingsCalls.virtualSettings, sampleResponse(settingsCalls.virtualSettings, virtual)),
    respond(contentCalls.banners, { banners, totalItems: banners.length, totalPages: 1 }),
    respond(
      contentCalls.cookieAlert,
      sampleResponse(contentCalls.cookieAlert, { ...cookieAlert, isEnabled: cookieAlert !== undefined }),
    ),
  ];
}
