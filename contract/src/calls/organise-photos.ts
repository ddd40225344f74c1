import { fields, getOptionalOne, oneOf, optionalText, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { imageStatuses } from '../registration/registration-status.ts';
import { defineCall } from '../requests/call.ts';
import { listQuery } from '../requests/list-query.ts';
import { choice, listOf, nullableText, shape, text } from '../requests/response-shapes.ts';

// What organisers decide about the photos of attendees.

export const attendeePhotos = defineCall({
  method: 'GET',
  path: '/backoffice/photos',
  access: 'organiser',
  permission: 'attendees.photos',
  summary: 'The photos of attendees; those that nobody has decided on unless another status is asked for.',
  query: listQuery({
    itemsOnPage: limits.itemsOnPage.list,
    most: limits.peopleOnPage,
    filters: { 'filter.Status.Equals': getOptionalOne(imageStatuses) },
  }),
  response: listOf(
    'photos',
    shape({
      attendeeId: text(),
      name: text(),
      company: nullableText(),
      imageUrl: text(),
      status: choice(imageStatuses),
    }),
  ),
  errors: [],
});

export const decidePhoto = defineCall({
  method: 'PUT',
  path: '/backoffice/photos/:attendeeId',
  access: 'organiser',
  permission: 'attendees.photos',
  summary: 'Approves or refuses the photo of an attendee, who is told by email.',
  params: fields({ attendeeId: requiredText() }),
  body: fields({
    /** The photo that was looked at: another one may be there by now. */
    imageUrl: requiredText(limits.url),
    status: oneOf(['Approved', 'Rejected']),
    /** Why the photo is refused; the attendee reads it. */
    reason: optionalText(limits.longText),
  }),
  errors: ['cqrs-0009', 'photo-0001'],
});
