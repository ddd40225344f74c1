import { defineCalls } from '../call.ts';
import { listed, shape, text, whole } from '../response-shapes.ts';
import { photoErrors } from './attendee-photo.ts';

/** An address of the picture in one of its sizes; px. */
const size = shape({ url: text(), width: whole(), height: whole() });

/** The pictures that organisers use for speakers, articles, albums and sponsors. */
export const organisePicturesCalls = defineCalls({
  addPicture: {
    method: 'POST',
    path: '/backoffice/pictures',
    access: 'organiser',
    permission: 'pictures.add',
    summary:
      'Stores a picture, upright and without the metadata of its camera. The same one again is no other.',
    multipart: true,
    file: 'file',
    /** `url` is what a field for a picture takes. */
    response: shape({ name: text(), url: text(), width: whole(), height: whole(), sizes: listed(size) }),
    errors: photoErrors,
  },
});
