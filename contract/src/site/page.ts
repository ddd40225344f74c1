import type { Row } from '../tables/table-row.ts';

/** The separately released parts of the site, by the names they have in the registry. */
export const remoteNames = ['content', 'registration', 'awards', 'messaging', 'backoffice'] as const;

export type RemoteName = (typeof remoteNames)[number];

/** `attendee`: only with an access token; the shell asks all other visitors to log in. */
export type PageAccess = 'public' | 'attendee';

/**
 * `server`: rendered once for all visitors and cached. `form`: the same for pages that are of use with script only:
 * they are not indexed, and visitors without script see why. `browser`: rendered in the browser, because nothing of
 * the page is the same for two visitors; each row says why.
 */
export type RenderMode = 'server' | 'form' | 'browser';

/** The frame of a page that is not for visitors. */
export type PageFrame = 'none';

/** The two awards tracks, as `awardsType` spells them. */
export type AwardsTrack = 'Company' | 'Individual';

/** One row of the site map as it is written. Browsers read all of it but the path from the live descriptors. */
export interface PageFact {
  /** `/backoffice/*`: the page has everything below its address. */
  path: `/${string}`;
  owner: RemoteName;
  access: PageAccess;
  renderMode: RenderMode;
  /**
   * `none`: a separate application, without the header, banners, footer and overlays of visitors, under a separate policy,
   * and never cached. Visitors' pages do not even name the remote. Absent: a page of the site.
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
  secretParameters?: readonly string[];
  /**
   * Prefixes of the names of the texts that a page rendered in the browser reads; its id by default. The HTML
   * contains the organisers' changes of these texts, so that the browser need not request them.
   */
  wordings?: readonly string[];
}

/** The facts of a row that are in the browser's build. */
export const browserPageFacts = ['path'] as const satisfies readonly (keyof PageFact)[];

/** A row of the site map, checked, with its literal types. */
export function definePage<const Facts extends PageFact>(
  facts: Facts,
): Row<Facts, (typeof browserPageFacts)[number]> {
  return facts as unknown as Row<Facts, (typeof browserPageFacts)[number]>;
}
