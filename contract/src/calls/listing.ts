import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { listQuery, query } from '../list-query.ts';
import {
  choice,
  listOf,
  nullableShape,
  nullableText,
  nullableWhole,
  shape,
  text,
  whole,
} from '../response-shapes.ts';
import { email, fields, optionalText, requiredText, url } from '../rules.ts';
import { photoErrors, storedPhoto } from './attendee-photo.ts';

export const listingStatuses = ['Invited', 'Submitted', 'Approved', 'Rejected'] as const;

const token = query({ token: requiredText(limits.longText) });

/** A company's entry in the event's directory. */
export const listingBody = fields({
  listingInvitation: fields({
    company: requiredText(),
    contactName: requiredText(limits.name),
    email: email(),
  }),
  listingMetadata: fields({
    description: requiredText(limits.bio),
    website: url(),
    category: requiredText(),
    /** The present logo, or one that was uploaded with the same invitation. */
    logoUrl: optionalText(limits.url),
  }),
  additionalInformation: optionalText(limits.longText),
});

/** Why a listing cannot be written. */
const unwritable = ['fm.cms-0009', 'fm.cms-0059', 'fm.cms-0060', 'fm.cms-0061'] as const;

export const listingCalls = defineCalls({
  directory: {
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
  },
  listing: {
    method: 'GET',
    path: '/public/listing/submit',
    access: 'public',
    summary: 'The listing of an invitation and the state it is in.',
    query: token,
    response: shape({
      status: choice(listingStatuses),
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
      /** Of the description, in characters. */
      descriptionLimit: whole(),
    }),
    errors: ['fm.cms-0009', 'fm.cms-0061'],
  },
  uploadListingLogo: {
    method: 'POST',
    path: '/public/listing/logo',
    access: 'public',
    summary: 'Stores a logo, to be submitted with the listing of the same invitation.',
    query: token,
    multipart: true,
    file: 'file',
    response: storedPhoto,
    errors: [...unwritable, ...photoErrors],
  },
  submitListing: {
    method: 'PUT',
    path: '/public/listing/submit',
    access: 'public',
    summary: 'Submits the listing of an invitation.',
    query: token,
    body: listingBody,
    response: shape({ status: choice(listingStatuses) }),
    errors: [...unwritable, 'image-0001'],
  },
});
