import { defineCall } from '../requests/call.ts';
import { listed, shape, text, whole } from '../requests/response-shapes.ts';
import { photoErrors } from '../shapes/attendees/attendee-photo.ts';
import * as shapes from '../shapes/organise/pictures.ts';

// The pictures that organisers use for speakers, articles, albums and sponsors.

export const addPicture = defineCall({
  method: 'POST',
  path: '/backoffice/pictures',
  access: 'organiser',
  permission: 'pictures.add',
  summary:
    'Stores a picture, upright and without the metadata of its camera. The same one again is no other.',
  multipart: true,
  file: 'file',
  /** `url` is what a field for a picture takes. */
  response: shape({ name: text(), url: text(), width: whole(), height: whole(), sizes: listed(shapes.size) }),
  errors: photoErrors,
});
