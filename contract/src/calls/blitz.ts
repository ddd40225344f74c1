import { optionalText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { blitzForm } from '../registration/registration-fields.ts';
import { defineCall } from '../requests/call.ts';
import { listQuery } from '../requests/list-query.ts';
import { flag, listOf, nullableText, shape } from '../requests/response-shapes.ts';
import { photoErrors, storedPhoto } from '../shapes/attendees/attendee-photo.ts';
import * as shapes from '../shapes/blitz.ts';
import { dynamicForm } from '../shapes/forms.ts';

const invitationErrors = ['cqrs-0009', 'fm.cms-0009'] as const;

export const blitzParticipants = defineCall({
  method: 'GET',
  path: '/public/blitz',
  access: 'public',
  summary: 'The approved participants of the networking blitz, by company.',
  query: listQuery({
    itemsOnPage: limits.itemsOnPage.list,
    filters: {
      'filter.Metadata.category.Equals': optionalText(),
      'filter.Metadata.companyName.Like': optionalText(),
    },
  }),
  response: listOf('blitzes', shapes.blitzParticipant),
  errors: [],
});

export const blitzInvitation = defineCall({
  method: 'GET',
  path: '/public/blitz/invitation',
  access: 'public',
  summary: 'Whom an invitation to the blitz is for, the form to fill in, and what was submitted.',
  query: shapes.token,
  response: shape({
    company: nullableText(),
    email: nullableText(),
    isSubmitted: flag(),
    submission: shapes.submission,
    /** The fields of `describedBlitzFields`. */
    form: dynamicForm,
  }),
  errors: invitationErrors,
});

export const uploadBlitzLogo = defineCall({
  method: 'POST',
  path: '/public/blitz/logo',
  access: 'public',
  summary: 'Stores a logo, to be submitted with the form of the same invitation.',
  query: shapes.token,
  multipart: true,
  file: 'file',
  response: storedPhoto,
  errors: [...invitationErrors, ...photoErrors],
});

export const submitBlitz = defineCall({
  method: 'POST',
  path: '/public/blitz/submit',
  access: 'public',
  summary: 'Registers a company for the blitz; once for each invitation.',
  query: shapes.token,
  body: blitzForm,
  response: shapes.submitted,
  errors: [...invitationErrors, 'fm.cms-0019', 'image-0001'],
});

export const submitBlitzForm = defineCall({
  method: 'PUT',
  path: '/public/blitz/submit',
  access: 'public',
  summary: 'Changes what a company registered for the blitz. An organiser reads it again before it is shown.',
  query: shapes.token,
  body: blitzForm,
  response: shapes.submitted,
  errors: [...invitationErrors, 'image-0001'],
});
