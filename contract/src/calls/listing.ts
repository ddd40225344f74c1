import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { listQuery } from '../requests/list-query.ts';
import {
  choice,
  listOf,
  nullableShape,
  nullableText,
  nullableWhole,
  shape,
  text,
  whole,
} from '../requests/response-shapes.ts';
import { photoErrors, storedPhoto } from '../shapes/attendees/attendee-photo.ts';
import * as shapes from '../shapes/listing.ts';

/** Why a listing cannot be written. */
const unwritable = ['fm.cms-0009', 'fm.cms-0059', 'fm.cms-0060', 'fm.cms-0061'] as const;

export const directory = defineCall({
  method: 'GET',
  path: '/public/directory',
  access: 'public',
  summary: 'The companies whose listings the organisers have approved, by name.',
  query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
  response: listOf(
    'companies',
    shape({
      id: text(),
      company: text(),
      description: text(),
      website: nullableText(),
      category: nullableText(),
      logoUrl: nullableText(),
    }),
  ),
  errors: [],
});

export const listing = defineCall({
  method: 'GET',
  path: '/public/listing/submit',
  access: 'public',
  summary: 'The listing of an invitation and the state it is in.',
  query: shapes.token,
  response: shape({
    status: choice(shapes.listingStatuses),
    listingInvitation: shape({ company: text(), contactName: nullableText(), email: nullableText() }),
    listingMetadata: nullableShape({
      description: text(),
      website: text(),
      category: text(),
      logoUrl: nullableText(),
    }),
    additionalInformation: nullableText(),
    /** px; null: any size. */
    logoSize: shape({ width: nullableWhole(), height: nullableWhole() }),
    /** The longest description, in characters. */
    descriptionLimit: whole(),
  }),
  errors: ['fm.cms-0009', 'fm.cms-0061'],
});

export const uploadListingLogo = defineCall({
  method: 'POST',
  path: '/public/listing/logo',
  access: 'public',
  summary: 'Stores a logo, to be submitted with the listing of the same invitation.',
  query: shapes.token,
  multipart: true,
  file: 'file',
  response: storedPhoto,
  errors: [...unwritable, ...photoErrors],
});

export const submitListing = defineCall({
  method: 'PUT',
  path: '/public/listing/submit',
  access: 'public',
  summary: 'Submits the listing of an invitation.',
  query: shapes.token,
  body: shapes.listingBody,
  response: shape({ status: choice(shapes.listingStatuses) }),
  errors: [...unwritable, 'image-0001'],
});
