import { requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { featuredForm } from '../registration/registration-fields.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { flag, nullableText, shape } from '../requests/response-shapes.ts';
import { cropParameter, photoErrors, storedPhoto } from '../shapes/attendees/attendee-photo.ts';
import { tokens } from '../shapes/attendees/auth.ts';
import * as shapes from '../shapes/featured.ts';

// The registration of people whom the organisers invite to be featured attendees.

export const submitFeatureForm = defineCall({
  method: 'POST',
  path: '/public/feature-form/submit',
  access: 'public',
  summary: 'Registers a featured attendee by the token of the invitation, and signs them in.',
  body: featuredForm,
  response: tokens,
  errors: [
    'cqrs-0009',
    'fm.cms-0009',
    'fm.cms-0019',
    'fm.cms-0024',
    'fm.cms-0029',
    'image-0001',
    'registration-0001',
    'email.domain-0001',
    'email.domain-0002',
    'email.domain-0003',
  ],
});

export const featureFormToken = defineCall({
  method: 'GET',
  path: '/public/feature-form/token',
  access: 'public',
  summary: 'Whether the token of an invitation has been used.',
  query: shapes.token,
  response: shape({
    used: flag(),
    /** The details to prefill the form with; none once the invitation was used. */
    firstName: nullableText(),
    lastName: nullableText(),
    email: nullableText(),
    company: nullableText(),
  }),
  errors: ['cqrs-0009', 'fm.cms-0009'],
});

export const uploadFeatureImage = defineCall({
  method: 'POST',
  path: '/public/feature-form/image',
  access: 'public',
  summary: 'Stores a photo for the form, before there is an attendee whose photo it could be.',
  query: query({ token: requiredText(limits.longText), ...cropParameter }),
  multipart: true,
  file: 'file',
  response: storedPhoto,
  errors: ['cqrs-0009', 'fm.cms-0009', 'fm.cms-0019', ...photoErrors],
});
