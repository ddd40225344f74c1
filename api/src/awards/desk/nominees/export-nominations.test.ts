import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-nominations';
import * as limits from '@summit/contract/limits/limits';
import { organiserAudit } from '../../../organisers/organisers/organisers.tables.ts';
import { writeSection } from '../../../settings/public/settings.queries.ts';
import { nominate } from '../../../testing/nominate.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await openTestApp();
  token = await api.organise('steward');
  await writeSection(api.db, 'awardsStatus', 'Nomination', api.clock.now());
});

afterEach(() => api.close());

test('the export has no spreadsheet formulas, and does not name the nominating attendees', async () => {
  await nominate(api, 'Otterpay plc', '+Brightwater');
  const { raw } = await api.call(calls.exportNominations, { token });
  expect(raw.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [header, ...rows] = raw.payload.trim().split('\n');
  expect(header).toContain('"categoryName","awardsType","name"');
  expect(rows).toHaveLength(2);
  expect(raw.payload).toContain("'=cmd() because");
  expect(raw.payload).toContain("'+Brightwater");
  expect(raw.payload).not.toMatch(/@|attendee/i);
});

test('the export is recorded with its number of rows, and requires a recent confirmation', async () => {
  await nominate(api, 'Otterpay plc', 'Brightwater');
  const taken = () =>
    api.db.select().from(organiserAudit).where(eq(organiserAudit.call, 'exportNominations'));
  expect((await api.call(calls.exportNominations, { token })).status).toBe(200);
  expect(await taken()).toEqual([
    expect.objectContaining({ subject: 'lists/nominations', after: { rows: 2 } }),
  ]);
  api.clock.moveBy(limits.organiserConfirmation + 1000);
  expect((await api.call(calls.exportNominations, { token })).code).toBe('organiser-0005');
  expect(await taken()).toHaveLength(1);
});
