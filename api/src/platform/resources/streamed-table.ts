import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db, Tx } from '../db/db.ts';
import { snapshot } from '../db/read-only.ts';
import { Failure } from '../responses/failure.ts';
import { writtenTable } from './written-table.ts';

/** Lines of a table, some at a time. Their cells begin no formula: see `getCell`. */
export type Lines = AsyncIterable<readonly (readonly string[])[]>;

/**
 * The maximum number of tables that this process sends at the same time. Each holds a connection for as long as its reader
 * takes, and slow readers must leave most connections of the pool to the other calls.
 */
export const maxTables = 4;
let tables = 0;

/**
 * A table that is sent while it is read, in one snapshot, so that it is never in memory as a whole. An error breaks the
 * response off, by which its reader notices that the table is not complete.
 * @throws server-0002 while too many others are being sent
 */
export function streamedTable(db: Db, header: readonly string[], readLines: (tx: Tx) => Lines): Readable {
  if (tables >= maxTables) throw new Failure('server-0002', { retryAfter: 10 });
  return Readable.from(fromSnapshot(db, (tx) => written(header, readLines(tx))));
}

async function* written(header: readonly string[], batches: Lines): AsyncIterable<string> {
  yield writtenTable([header]);
  for await (const lines of batches) yield writtenTable(lines, { bom: false });
}

/**
 * Passes on what is read in a transaction, which begins with the first read and ends when the reader has all of it or
 * goes away. No more is read than the reader takes.
 */
async function* fromSnapshot(db: Db, read: (tx: Tx) => AsyncIterable<string>): AsyncIterable<Buffer> {
  const passed = new PassThrough();
  tables += 1;
  const reading = db.transaction((tx) => pipeline(read(tx), passed), snapshot);
  reading
    // Without a connection nothing else would end the reader's waiting.
    .catch((error: unknown) => passed.destroy(asError(error)))
    .finally(() => {
      tables -= 1;
    });
  yield* passed;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
