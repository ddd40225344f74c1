import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db, Tx } from '../db/db.ts';
import { snapshot } from '../db/read-only.ts';
import { Failure } from '../responses/failure.ts';
import { writtenTable } from './written-table.ts';

/** Lines of a table, some at a time. Their cells begin no formula: see `getCell`. */
export type Lines = AsyncIterable<readonly (readonly string[])[]>;

/**
 * The maximum number of tables that an API sends at the same time. Each holds a connection for as long as its reader
 * takes, and slow readers must leave most connections of the pool to the other calls.
 */
export const maxTables = 4;

/**
 * A reader that takes nothing for this time, in ms, gets no more: its transaction would hold a connection, and keep the
 * database from removing old rows, for as long as it likes. Even over a slow line something is taken every few seconds.
 */
const maxPause = 2 * 60_000;

/** The tables that an API sends while it reads them. */
export class StreamedTables {
  #sent = 0;
  readonly #maxPause: number;

  constructor(options: { maxPause?: number } = {}) {
    this.#maxPause = options.maxPause ?? maxPause;
  }

  /**
   * A table that is sent while it is read, in one snapshot, so that it is never in memory as a whole. An error breaks the
   * response off, by which its reader notices that the table is not complete.
   * @throws server-0002 while too many others are being sent
   */
  send(db: Db, header: readonly string[], readLines: (tx: Tx) => Lines): Readable {
    if (this.#sent >= maxTables) throw new Failure('server-0002', { retryAfter: 10 });
    const table = Readable.from(
      this.#passOn(
        db,
        (tx) => written(header, readLines(tx)),
        () => table.destroy(new Error('The reader of a table took nothing of it for too long.')),
      ),
    );
    return table;
  }

  /**
   * Passes on what is read in a transaction, which begins with the first read and ends when the reader has all of it, goes
   * away or pauses for too long. No more is read than the reader takes.
   */
  async *#passOn(
    db: Db,
    read: (tx: Tx) => AsyncIterable<string>,
    breakOff: () => void,
  ): AsyncIterable<Buffer> {
    const passed = new PassThrough();
    this.#sent += 1;
    const reading = db.transaction((tx) => pipeline(read(tx), passed), snapshot);
    reading
      // Without a connection nothing else would end the reader's waiting.
      .catch((error: unknown) => passed.destroy(asError(error)))
      .finally(() => {
        this.#sent -= 1;
      });
    for await (const part of passed as AsyncIterable<Buffer>) {
      const pause = setTimeout(breakOff, this.#maxPause);
      try {
        yield part;
      } finally {
        clearTimeout(pause);
      }
    }
  }
}

async function* written(header: readonly string[], batches: Lines): AsyncIterable<string> {
  yield writtenTable([header]);
  for await (const lines of batches) yield writtenTable(lines, { bom: false });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
