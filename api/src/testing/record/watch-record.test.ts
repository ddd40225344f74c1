import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as attendeeCalls from '@summit/contract/calls/organise-attendees';
import * as checkInCalls from '@summit/contract/calls/organise-check-in';
import * as photoCalls from '@summit/contract/calls/organise-photos';
import * as resourceCalls from '@summit/contract/calls/organise-resources';
import * as viewCalls from '@summit/contract/calls/organise-views';
import * as organiserCalls from '@summit/contract/calls/organisers';
import type { Call } from '@summit/contract/requests/call';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import { findOrganiserByEmail } from '../../organisers/organisers/organiser-rows.queries.ts';
import { audit } from '../../organisers/public/audit.queries.ts';
import { openAsOwner } from '../open-as-owner.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { watchRecord } from './watch-record.ts';

let api: TestApp;
let organiser: { id: string; name: string };
let watched: ReturnType<typeof watchRecord>;

beforeAll(async () => {
  api = await openTestApp();
  const found = await findOrganiserByEmail(api.db, demoOrganisers[0].email);
  if (!found) throw new Error('The demo event has no organiser.');
  organiser = found;
  watched = watchRecord(api.db);
});

afterAll(() => api.close());

const write = (call: string) =>
  api.db.transaction((tx) => audit(tx, organiser, { call, subject: 'views/x' }, api.clock.now()));

interface Made {
  status?: number;
  query?: object;
  body?: unknown;
  /** The calls under whose names it is recorded. */
  recorded: string[];
}

/** A call that has this response, and is recorded like this. */
const make = (call: Call, { status = 200, query, body, recorded }: Made) =>
  watched(call, { query, body: { is: 'the same' } }, async () => {
    for (const name of recorded) await write(name);
    return { status, body };
  });

const saveView = (...recorded: string[]) => make(viewCalls.saveView, { recorded });

test('a change needs exactly one row, under its own name', async () => {
  await saveView('saveView');
  await expect(saveView()).rejects.toThrow('0 rows of saveView (200) instead of 1: none');
  await expect(saveView('saveView', 'saveView')).rejects.toThrow('2 rows of saveView (200) instead of 1');
  await expect(saveView('removeView')).rejects.toThrow('removeView of views/x');
});

test('a refused call and a dry run may have none', async () => {
  const refused = (...recorded: string[]) => make(viewCalls.saveView, { status: 409, recorded });
  await refused();
  await expect(refused('saveView')).rejects.toThrow('1 rows of saveView (409) instead of 0');
  const query = { dryRun: 'true' };
  const body = { changes: ['a field'] };
  const tryOut = (recorded: string[]) => make(resourceCalls.setResourceEntry, { query, body, recorded });
  await tryOut([]);
  await expect(tryOut(['setResourceEntry'])).rejects.toThrow('instead of 0');
});

test('a call that is sent again may have none, but not the first time', async () => {
  await make(photoCalls.decidePhoto, { recorded: ['decidePhoto'] });
  await make(photoCalls.decidePhoto, { recorded: [] });
  const first = make(attendeeCalls.moveAttendee, { recorded: [] });
  await expect(first).rejects.toThrow('0 rows of moveAttendee (200) instead of 1: none');
});

test('a wrong try to confirm an identity may have one', async () => {
  const tried = (...recorded: string[]) => make(organiserCalls.confirmOrganiser, { status: 403, recorded });
  await tried('confirmOrganiser');
  await tried();
  await expect(tried('confirmOrganiser', 'confirmOrganiser')).rejects.toThrow('instead of 0 to 1');
});

test('a call that changes several things has a row for each', async () => {
  const body = { changes: ['one', 'two'] };
  const name = 'importResource';
  await make(resourceCalls.importResource, { body, recorded: [name, name] });
  await expect(make(resourceCalls.importResource, { body, recorded: [name] })).rejects.toThrow(
    'instead of 2',
  );
});

test('an export has a row although it only reads, and other reading calls are not watched', async () => {
  await make(checkInCalls.shiftList, { recorded: ['shiftList'] });
  await expect(make(checkInCalls.shiftList, { recorded: [] })).rejects.toThrow('instead of 1');
  await make(organiserCalls.audit, { recorded: [] });
});

test('calls at the same time share their rows, and rows that are written between calls do not count', async () => {
  await Promise.all([saveView('saveView'), saveView('saveView')]);
  await write('saveView');
  await saveView('saveView');
  const calls = await Promise.allSettled([saveView('saveView'), saveView(), saveView('saveView')]);
  expect(calls.map(({ status }) => status)).toContain('rejected');
  await Promise.all([saveView('saveView'), saveView('saveView').then(() => saveView('saveView'))]);
});

test('the calls of a test app are watched', async () => {
  const token = await api.organise('owner');
  const params = { list: 'orders', name: 'Mine' } as const;
  const save = () => api.call(viewCalls.saveView, { token, params, body: { query: { q: 'late' } } });
  expect((await save()).status).toBe(204);
  const owner = await openAsOwner(api);
  await owner.db.execute(sql`create rule unrecorded as on insert to organiser_audit do instead nothing`);
  await owner.close();
  await expect(save()).rejects.toThrow('0 rows of saveView (204) instead of 1');
});
