import { fields, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { imageStatuses } from '../registration/registration-status.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { choice, nullableText, shape, text } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/attendees/attendee-photo.ts';
import { registrationStep } from '../shapes/attendees/attendee-registration.ts';

// The photo of an attendee: a step of the registration, and what can be changed later.

export const attendeeImage = defineCall({
  method: 'GET',
  path: '/public/registration/attendee/image',
  access: 'attendee',
  summary: "The signed-in attendee's photo.",
  response: shape({ imageUrl: nullableText(), imageStatus: choice(imageStatuses) }),
  errors: ['fm.cms-0041'],
});

export const submitImage = defineCall({
  method: 'POST',
  path: '/public/registration/attendee/image/submit',
  access: 'attendee',
  summary: 'Finishes the photo step with a photo that the attendee uploaded before.',
  body: fields({ imageUrl: requiredText(limits.url) }),
  response: registrationStep,
  errors: ['fm.cms-0041', 'image-0001'],
});

export const uploadImage = defineCall({
  method: 'POST',
  path: '/public/registration/attendee/image/upload',
  access: 'attendee',
  summary: 'Stores a photo and its smaller versions.',
  query: query(shapes.cropParameter),
  multipart: true,
  file: 'file',
  response: shapes.storedPhoto,
  errors: shapes.photoErrors,
});

export const setImage = defineCall({
  method: 'PUT',
  path: '/public/registration/attendee/image',
  access: 'attendee',
  summary: 'Sets the photo to one that the attendee uploaded before.',
  body: fields({ imageUrl: requiredText(limits.url) }),
  response: shape({ imageUrl: text(), imageStatus: choice(imageStatuses) }),
  errors: ['fm.cms-0041', 'image-0001'],
});
