import { join } from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { JobThread } from '../../platform/job-thread.ts';

const workerFile = join(import.meta.dirname, 'pdf-worker.mjs');
const times = { idleMs: 30_000, longestMs: 30_000 };

/** Writes PDFs in a thread that begins with the first of them. */
export class PdfWriter {
  readonly #thread = new JobThread<TDocumentDefinitions, Uint8Array>(workerFile, times);

  /** @throws Error when the document cannot be written, e.g. because it refers to a file or an address */
  async write(document: TDocumentDefinitions): Promise<Buffer> {
    return Buffer.from(await this.#thread.run(document));
  }

  /** Ends the thread; what is not finished fails. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}
