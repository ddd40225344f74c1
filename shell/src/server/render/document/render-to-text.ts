import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export interface RenderedText {
  html: string;
  /** Errors of single parts, which React leaves to the browser. */
  errors: unknown[];
}

/** A part was not rendered in time, perhaps because of a slow request. */
export class RenderedTooLong extends Error {
  override readonly name = 'RenderedTooLong';

  constructor() {
    super('rendering took too long');
  }
}

/**
 * Renders a tree completely, waiting for its data, so that the HTML needs no script to be read.
 * Parts that are not done after `deadlineMs` are left to the browser.
 * @throws Error when the outermost frame itself fails
 */
export function renderToText(tree: ReactNode, deadlineMs: number): Promise<RenderedText> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        done();
        resolve({ html: Buffer.concat(chunks).toString(), errors });
      },
    });
    const stream = renderToPipeableStream(tree, {
      // Without this React may move large finished parts out of order and needs inline scripts to put them back.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onAllReady: () => {
        clearTimeout(timer);
        stream.pipe(sink);
      },
    });
    const timer = setTimeout(() => stream.abort(new RenderedTooLong()), deadlineMs);
  });
}
