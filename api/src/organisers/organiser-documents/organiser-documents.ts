import * as organiseDocumentsCalls from '@summit/contract/calls/organise-documents';
import * as limits from '@summit/contract/limits/limits';
import { saveDocument } from '../../content/public/media.queries.ts';
import { byteBudget } from '../../platform/requests/byte-budget.ts';
import { type FormFile, withFormFile } from '../../platform/requests/form-file.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { audit } from '../public/audit.queries.ts';
import { documentKind, documentSignatureBytes } from './document-kind.ts';

const expected = {
  name: 'file',
  maxBytes: limits.documentBytes,
  accepts: (beginning: Buffer) => documentKind(beginning) !== null,
  beginningBytes: documentSignatureBytes,
  /** The memory that all documents under upload may take together in this process. */
  budget: byteBudget(4 * limits.documentBytes),
};

/** Documents that organisers offer for download, each on record. They are served as every stored file, to be saved. */
export const organiserDocumentUploads: Capability = (app, { db, clock, config, rateLimiter }) => {
  serve(app, organiseDocumentsCalls, {
    addDocument: async ({ organiser, request }) => {
      await rateLimiter.requireAttempt('documentOfOrganiser', { id: organiser.id });
      return withFormFile(request, expected, async (file) => {
        const { content, ending } = requireDocument(file);
        const { name, url } = await saveDocument(config.dataDir, content, ending);
        const after = { url, bytes: content.length };
        const entry = { call: 'addDocument', subject: `documents/${name}`, after };
        await db.transaction((tx) => audit(tx, organiser, entry, clock.now()));
        return { url, ending };
      });
    },
  });
};

/** @throws Failure document-0001, document-0002, document-0003 */
function requireDocument(file: FormFile) {
  if ('problem' in file) {
    if (file.problem === 'tooLarge') throw new Failure('document-0002');
    if (file.problem === 'noRoom') throw new Failure('document-0003', { retryAfter: 10 });
    throw new Failure('document-0001');
  }
  // A file with fewer bytes than a signature was not checked during the upload.
  const ending = documentKind(file.content);
  if (!ending) throw new Failure('document-0001');
  return { content: file.content, ending };
}
