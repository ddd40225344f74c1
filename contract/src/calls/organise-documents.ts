import { defineCall } from '../requests/call.ts';
import { shape, text } from '../requests/response-shapes.ts';

// The documents that organisers offer for download, such as the files of a media kit.

export const addDocument = defineCall({
  method: 'POST',
  path: '/backoffice/documents',
  access: 'organiser',
  permission: 'content.change',
  summary: 'Stores a PDF or a zip archive for download. The same one again is no other.',
  multipart: true,
  file: 'file',
  /** `url` is what a field for a file takes; `ending` is its kind. */
  response: shape({ url: text(), ending: text() }),
  errors: ['document-0001', 'document-0002', 'document-0003'],
});
