import * as limits from '../limits/limits.ts';
import { listQuery } from '../requests/list-query.ts';
import { choice, shape, text } from '../requests/response-shapes.ts';

export const lists = listQuery({ itemsOnPage: limits.itemsOnPage.list });

export const named = shape({ id: text(), name: text() });

/** Whom a kit is for: the press, or those who apply to become a media partner or a sponsor. */
export const kitAudiences = ['Press', 'MediaPartner', 'Sponsor'] as const;

export type KitAudience = (typeof kitAudiences)[number];

/** The background that a logo is made for. */
export const logoGrounds = ['paper', 'ink', 'accent'] as const;

export type LogoGround = (typeof logoGrounds)[number];

/** One file of a kit. `ground` is '' for a file that is not a logo. */
export const kitFile = shape({
  /** The file name of the download: `summit-logo-on-ink.svg`. */
  name: text(),
  url: text(),
  ground: choice([...logoGrounds, '']),
});
