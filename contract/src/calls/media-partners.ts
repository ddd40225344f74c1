import { becomeMediaPartnerBody } from '../forms/media-partner-form.ts';
import { optionalText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { listQuery } from '../requests/list-query.ts';
import { choice, listed, listOf, nullableText, shape, text } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/media-partners.ts';

export const mediaPartners = defineCall({
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
    shape({ id: text(), name: text(), logoUrl: nullableText(), url: nullableText(), type: shapes.named }),
  ),
  errors: [],
});

/** @public The API serves it with the other rows. */
export const mediaPartnerTypes = defineCall({
  method: 'GET',
  path: '/public/media-partners-types',
  access: 'public',
  summary: 'The kinds of media partner.',
  query: shapes.lists,
  response: listOf('mediaPartnerTypes', shapes.named),
  errors: [],
});

/** @public The API serves it with the other rows. */
export const attendeeTypes = defineCall({
  method: 'GET',
  path: '/public/attendee-types',
  access: 'public',
  summary: 'The kinds of attendee that media kits are made for.',
  query: shapes.lists,
  response: listOf('attendeeTypes', shapes.named),
  errors: [],
});

export const mediaKits = defineCall({
  method: 'GET',
  path: '/public/media-kits',
  access: 'public',
  summary: 'The media kits.',
  query: shapes.lists,
  response: listOf(
    'mediaKits',
    shape({
      id: text(),
      name: text(),
      description: text(),
      audience: choice(shapes.kitAudiences),
      /** The whole kit; null: the organisers send it on request. */
      fileUrl: nullableText(),
      imageUrl: nullableText(),
      /** The files in it, to be downloaded one by one. */
      files: listed(shapes.kitFile),
    }),
  ),
  errors: [],
});

export const becomeMediaPartner = defineCall({
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
});
