import type { Row } from '../tables/table-row.ts';

/** The separately released parts of the site, by the names they have in the registry. */
export const remoteNames = ['content', 'registration', 'awards', 'messaging', 'backoffice'] as const;

export type RemoteName = (typeof remoteNames)[number];

/** `attendee`: only with an access token; the shell asks all other visitors to log in. */
export type PageAccess = 'public' | 'attendee';

/**
 * `server`: rendered for everybody and cached. `form`: the same, for what needs script to be of use: search engines leave
 * it out, and visitors without script read why. `browser`: nothing of it is the same for two visitors; each says why.
 */
export type RenderMode = 'server' | 'form' | 'browser';

/** What the shell puts around a page that is no visitors' page. */
export type PageFrame = 'none';

/** The two awards tracks, as `awardsType` spells them. */
export type AwardsTrack = 'Company' | 'Individual';

/** One row of the site map as it is written. Of the live page browsers know all from its descriptor. */
export interface PageFact {
  /** `/backoffice/*`: the page has everything below its address. */
  path: `/${string}`;
  owner: RemoteName;
  access: PageAccess;
  renderMode: RenderMode;
  /**
   * `none`: an application of its own, without the header, banners, footer and overlays of visitors, under a policy of its
   * own, and never stored. Visitors' pages do not even name the remote. Absent: a page of the site.
   */
  frame?: PageFrame;
  /**
   * The parameters of the address that a page reads while it is rendered on the server. All others are ignored by
   * rendering and caching, and stay in the visitor's address.
   */
  reads?: readonly string[];
  /**
   * The parameters, of the search or of the path, whose value is one visitor's secret: rendering and caching know only that
   * there is one, and the page waits for it (`useOwnParameter`, `useOwnRouteParams`).
   */
  withholds?: readonly string[];
  /**
   * How the names of the texts begin that a page rendered in the browser reads, by default with its id: the HTML brings
   * what the organisers have changed of them, and the browser asks for none.
   */
  wordings?: readonly string[];
}

/** What browsers have of a row. */
export const browserPageFacts = ['path'] as const satisfies readonly (keyof PageFact)[];

/** A row of the site map, checked, with its literal types. */
export function definePage<const Facts extends PageFact>(
  facts: Facts,
): Row<Facts, (typeof browserPageFacts)[number]> {
  return facts as unknown as Row<Facts, (typeof browserPageFacts)[number]>;
}
