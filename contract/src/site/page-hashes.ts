/** The places on the home page that its own list of contents, the header menu and the feed of articles lead to. */
export const homeAnchors = {
  events: 'events',
  tickets: 'tickets',
  speakers: 'speakers',
  venue: 'venue',
  services: 'services',
  awards: 'awards',
  sponsors: 'sponsors',
  articles: 'articles',
  team: 'team',
} as const;

/** The floor plan on the page of the venue. */
export const floorPlanAnchor = 'floor-plan';

/** What the hash of a session's place in the agenda begins with. */
export const sessionHashPrefix = 'session-';

/** The place of a session in the agenda's page, as the address names it after its hash sign. */
export function sessionAnchor(id: string): string {
  return `${sessionHashPrefix}${id}`;
}

/** The part of `/meet` with the attendee's messages. */
export const messagesHash = 'messages';

/** The hash that opens the login popup on any page. */
export const loginHash = 'login';

/** The hash that opens the same popup at the form for a forgotten password. */
export const forgotPasswordHash = 'forgot-password';

/**
 * What the hash begins with that shows a message of the organisers on any page, by the name of its text:
 * `/#message-notice.success`. For links in banners, articles and emails.
 */
export const messageHashPrefix = 'message-';

/** The hash that reopens the cookie alert for visitors who have already answered it. */
export const cookiesHash = 'cookies';
