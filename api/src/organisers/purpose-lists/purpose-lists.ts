import * as purposeListCalls from '@summit/contract/calls/purpose-lists';
import { type Purpose, purposeLists as lists } from '@summit/contract/organising/purpose-lists';
import { isPermitted } from '@summit/contract/session/organisers';
import type { Db } from '../../platform/db/db.ts';
import { getCell } from '../../platform/resources/cells.ts';
import type { Lines } from '../../platform/resources/streamed-table.ts';
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
      return app.streamedTables.send(db, lists[purpose].columns, (tx) => getLines(tx, purpose));
    },
  });
};

async function* getLines(db: Db, purpose: Purpose): Lines {
  const { columns } = lists[purpose];
  for await (const lines of linesFor(db, purpose)) {
    yield lines.map((line) => columns.map((column) => cell(line[column])));
  }
}

/** A negative sum is a number and begins no formula; texts are made harmless. */
function cell(value: unknown): string {
  return typeof value === 'number' ? String(value) : getCell(value);
}
