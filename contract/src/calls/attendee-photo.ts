import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { query } from '../list-query.ts';
import { cropPattern } from '../pictures.ts';
import { imageStatuses } from '../registration-status.ts';
import { choice, listed, nullableText, shape, text, whole } from '../response-shapes.ts';
import { fields, optionalText, requiredText } from '../rules.ts';
import { registrationStep } from './attendee-registration.ts';

/** A photo that was stored, and the sizes it is served in. */
export const storedPhoto = shape({
  storedFileResponses: listed(
    shape({
      fileName: text(),
      originalFileUrl: text(),
      imageTransforms: listed(shape({ name: text(), url: text(), width: whole(), height: whole() })),
    }),
  ),
});

/** The errors with which any photo upload may be refused. */
export const photoErrors = [
  'image-0001',
  'image-0002',
  'image-0003',
  'image-0004',
  'image-0005',
  'image-0006',
  'image-0007',
  'image-0008',
  'image-0009',
] as const;

/** The part of the picture that is used; without it the server chooses the part that draws the eye. */
export const cropParameter = {
  crop: optionalText(limits.shortText).matches(cropPattern, { excludeEmptyString: true }),
};

/** The photo of an attendee: a step of the registration, and what can be changed later. */
export const attendeePhotoCalls = defineCalls({
  attendeeImage: {
    method: 'GET',
    path: '/public/registration/attendee/image',
    access: 'attendee',
    summary: "The signed-in attendee's photo.",
    response: shape({ imageUrl: nullableText(), imageStatus: choice(imageStatuses) }),
    errors: ['fm.cms-0041'],
  },
  submitImage: {
    method: 'POST',
    path: '/public/registration/attendee/image/submit',
    access: 'attendee',
    summary: 'Finishes the photo step with a photo that the attendee uploaded before.',
    body: fields({ imageUrl: requiredText(limits.url) }),
    response: registrationStep,
    errors: ['fm.cms-0041', 'image-0001'],
  },
  uploadImage: {
    method: 'POST',
    path: '/public/registration/attendee/image/upload',
    access: 'attendee',
    summary: 'Stores a photo and its smaller versions.',
    query: query(cropParameter),
    multipart: true,
    file: 'file',
    response: storedPhoto,
    errors: photoErrors,
  },
  setImage: {
    method: 'PUT',
    path: '/public/registration/attendee/image',
    access: 'attendee',
    summary: 'Sets the photo to one that the attendee uploaded before.',
    body: fields({ imageUrl: requiredText(limits.url) }),
    response: shape({ imageUrl: text(), imageStatus: choice(imageStatuses) }),
    errors: ['fm.cms-0041', 'image-0001'],
  },
});
