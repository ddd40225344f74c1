import { join } from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { JobThread } from '../../platform/job-thread.ts';

const workerFile = join(import.meta.dirname, 'pdf-worker.mjs');
const options = { idleMs: 30_000, longestMs: 30_000, restPerWork: 12 };

/** Writes PDFs one after the other in a thread, which rests between them while the API is busy. */
export class PdfWriter {
  readonly #thread = new JobThread<TDocumentDefinitions, Uint8Array>(workerFile, options);

  /** @throws Error when the document cannot be written, e.g. because it refers to a file or an address */
  async write(document: TDocumentDefinitions): Promise<Buffer> {
    return Buffer.from(await this.#thread.run(document));
  }

  /** Ends the thread; what is not finished fails. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}
