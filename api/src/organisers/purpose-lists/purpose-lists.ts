import { Readable } from 'node:stream';
import * as purposeListCalls from '@summit/contract/calls/purpose-lists';
import { type Purpose, purposeLists as lists } from '@summit/contract/organising/purpose-lists';
import { isPermitted } from '@summit/contract/session/organisers';
import type { Db } from '../../platform/db/db.ts';
import { getCell } from '../../platform/resources/cells.ts';
import { writtenTable } from '../../platform/resources/written-table.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { audit } from '../public/audit.queries.ts';
import { linesFor } from './purpose-lists.queries.ts';

/** Lists of people for caterers, badges, the door, and of documents for finance. */
export const purposeLists: Capability = (app, { db, clock }) => {
  serve(app, purposeListCalls, {
    purposeList: async ({ organiser, params: { purpose }, fail }) => {
      if (!isPermitted(organiser.roles, lists[purpose].permission)) return fail('oauth.advanced-0007');
      const taken = { call: 'purposeList', subject: `lists/${purpose}` };
      await db.transaction((tx) => audit(tx, organiser, taken, clock.now()));
      return Readable.from(getTable(db, purpose));
    },
  });
};

async function* getTable(db: Db, purpose: Purpose): AsyncIterable<string> {
  const { columns } = lists[purpose];
  yield writtenTable([columns]);
  for await (const lines of linesFor(db, purpose)) {
    yield writtenTable(
      lines.map((line) => columns.map((column) => cell(line[column]))),
      { bom: false },
    );
  }
}

/** A negative sum is a number and begins no formula; texts are made harmless. */
function cell(value: unknown): string {
  return typeof value === 'number' ? String(value) : getCell(value);
}
