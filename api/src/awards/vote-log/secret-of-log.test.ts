import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReceipt } from '@summit/contract/awards/ballot-receipt';
import { checkPublicLog } from '@summit/tally/checks/check-public';
import { getHeadKey, getPublicKey } from '@summit/tally/log/signed-head';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { frozenRules } from '../ballot-rules.queries.ts';
import { castBallots } from '../ballots.queries.ts';
import { exportLog } from './ballot-log-export.queries.ts';

const before = 'the secret before, that only tests know';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp({ secretBefore: before });
});
afterAll(() => api.close());

test('a vote that began with the previous secret keeps its key, and its record is valid', async () => {
  const log = '2027-Company-one';
  const kind = { step: 'one', track: 'Company' } as const;
  const { db, clock } = api;
  const present = api.app.platform.config.secret;
  await writeSection(db, 'awardsStatus', 'VoteOne', clock.now());
  const { rulesHash } = await frozenRules(db, 2027, kind, clock.now());
  const vote = { year: 2027, kind, log, rulesHash };
  const votes = [{ categoryId: 'payments', nomineeId: '2027-payments-junipath' }];
  const voters = await db.select({ id: attendees.id }).from(attendees).limit(4);
  const cast = (secrets: object, from: number) =>
    db.transaction((tx) =>
      castBallots(
        tx,
        { ...vote, secret: present, ...secrets },
        voters.slice(from, from + 2).map(({ id }) => ({ attendeeId: id, votes, now: clock.now() })),
      ),
    );
  const ballots = [
    ...(await cast({ secret: before }, 0)),
    ...(await cast({ secret: present, secretBefore: before }, 2)),
  ];
  const receipts = ballots.flatMap((ballot) => readReceipt(ballot?.receipt ?? '') ?? []);
  const exported = await exportLog(db, log, api.app.platform.config);
  expect(exported?.leaves).toHaveLength(4);
  expect(exported?.publicKey).toBe(getPublicKey(getHeadKey(before)));
  expect(receipts).toHaveLength(4);
  const findings = exported ? checkPublicLog(exported, { receipts }) : [];
  expect(findings.filter(({ kind: what }) => what === 'bad signature')).toEqual([]);
});
