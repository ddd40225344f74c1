import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { listQuery } from '../list-query.ts';
import { becomeMediaPartnerBody } from '../media-partner-form.ts';
import { choice, listed, listOf, nullableText, shape, text } from '../response-shapes.ts';
import { optionalText } from '../rules.ts';

const lists = listQuery({ itemsOnPage: limits.itemsOnPage.list });

const named = shape({ id: text(), name: text() });

/** Whom a kit is for: the press, or those who apply to become a media partner or a sponsor. */
export const kitAudiences = ['Press', 'MediaPartner', 'Sponsor'] as const;

export type KitAudience = (typeof kitAudiences)[number];

/** The background that a logo is made for. */
export const logoGrounds = ['paper', 'ink', 'accent'] as const;

export type LogoGround = (typeof logoGrounds)[number];

/** One file of a kit. `ground` is '' for a file that is not a logo. */
const kitFile = shape({
  /** The file name of the download: `summit-logo-on-ink.svg`. */
  name: text(),
  url: text(),
  ground: choice([...logoGrounds, '']),
});

export const mediaPartnerCalls = defineCalls({
  mediaPartners: {
    method: 'GET',
    path: '/public/media-partners',
    access: 'public',
    summary: 'The media partners, by name.',
    query: listQuery({
      itemsOnPage: limits.itemsOnPage.list,
      filters: { 'filter.Type.Id.Equals': optionalText() },
    }),
    response: listOf(
      'mediaPartners',
      shape({ id: text(), name: text(), logoUrl: nullableText(), url: nullableText(), type: named }),
    ),
    errors: [],
  },
  mediaPartnerTypes: {
    method: 'GET',
    path: '/public/media-partners-types',
    access: 'public',
    summary: 'The kinds of media partner.',
    query: lists,
    response: listOf('mediaPartnerTypes', named),
    errors: [],
  },
  attendeeTypes: {
    method: 'GET',
    path: '/public/attendee-types',
    access: 'public',
    summary: 'The kinds of attendee that media kits are made for.',
    query: lists,
    response: listOf('attendeeTypes', named),
    errors: [],
  },
  mediaKits: {
    method: 'GET',
    path: '/public/media-kits',
    access: 'public',
    summary: 'The media kits.',
    query: lists,
    response: listOf(
      'mediaKits',
      shape({
        id: text(),
        name: text(),
        description: text(),
        audience: choice(kitAudiences),
        /** The whole kit; null: the organisers send it on request. */
        fileUrl: nullableText(),
        imageUrl: nullableText(),
        /** The files in it, to be downloaded one by one. */
        files: listed(kitFile),
      }),
    ),
    errors: [],
  },
  becomeMediaPartner: {
    method: 'POST',
    path: '/public/media-partners/become',
    access: 'public',
    summary:
      'Asks for a media kit, which is mailed, and to become a media partner or sponsor where it is made for that.',
    captcha: true,
    body: becomeMediaPartnerBody,
    errors: [
      'become-sponsor-0001',
      'email.domain-0001',
      'email.domain-0002',
      'email.domain-0003',
      'forbidden.domain-0001',
      'message-0001',
    ],
  },
});
