import { join } from 'node:path';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { JobThread } from '../../../platform/jobs/job-thread.ts';

const workerFile = join(import.meta.dirname, 'pdf-worker.mjs');
const options = { idleMs: 30_000, longestMs: 30_000, restPerWork: 12 };

interface Job {
  document: TDocumentDefinitions;
  /** Added at the end when no font has all of its characters. */
  whenIncomplete?: Content;
}

/** Writes PDFs one after the other in a thread, which rests between them while the API is busy. */
export class PdfWriter {
  readonly #thread = new JobThread<Job, Uint8Array>(workerFile, options);

  /** @throws Error when the document cannot be written, e.g. because it refers to a file or an address */
  async write(document: TDocumentDefinitions, whenIncomplete?: Content): Promise<Buffer> {
    return Buffer.from(await this.#thread.run({ document, ...(whenIncomplete && { whenIncomplete }) }));
  }

  /** Ends the thread; what is not finished fails. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}
