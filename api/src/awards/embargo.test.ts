import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { and, inArray, ne, notLike } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AwardsStatus, VoteStep } from '@summit/contract/awards/awards-status';
import { allCalls } from '@summit/contract/calls/all-calls';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as organiseCountCalls from '@summit/contract/calls/organise-count';
import type { WholeCall } from '@summit/contract/requests/call';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import { attendees } from '../people/attendees/attendees.tables.ts';
import { writeSection } from '../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signInVoters } from '../testing/voters.ts';
import { nominees } from './awards.tables.ts';
import { frozenRules } from './ballot-rules.queries.ts';
import { castBallots } from './ballots.queries.ts';
import { ballots } from './ballots.tables.ts';
import { publishHeads } from './vote-log/publish-heads.ts';

/** The nominee that all voters choose in one database, and nearly all in the other. */
const favourite = '2027-payments-otterpay';
const other = '2027-payments-junipath';
const voters = 7;
const reads = Object.values(allCalls)
  .flatMap((table): [string, WholeCall][] => Object.entries(table))
  .filter(([, { method }]) => method === 'GET');
/** Responses with random content: a challenge, and the numbers and ids of an attendee's rows. */
const drawn = ['captchaChallenge', 'ownPersonalData'];
const given = {
  awardsType: 'Company',
  step: 'two',
  year: '2027',
  id: favourite,
  type: 'buy',
  search: 'otter',
};

interface Event {
  api: TestApp;
  log: () => string[];
}

/** The ballots of each step, besides those of the signed-in voters. */
const steps = { VoteOne: 'one', VoteTwo: 'two' } as const;

/** The queries of the latest call; jobs, which run at other times, add queries as well. */
const statements: string[] = [];
const duringCall = new AsyncLocalStorage<true>();
beforeEach(() => {
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    const [statement] = given as unknown as [string | { text: string }];
    if (duringCall.getStore()) statements.push(typeof statement === 'string' ? statement : statement.text);
    return query.apply(this, given) as never;
  });
});

const nextNoon = new Date();
nextNoon.setUTCHours(36, 0, 0, 0);

const opened: TestApp[] = [];
afterEach(() => Promise.all(opened.splice(0).map((api) => api.close())));

async function openEvent(): Promise<Event> {
  let written = '';
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  const api = await openTestApp({ logLevel: 'debug' }, logTo);
  opened.push(api);
  // Both events are on one day, whatever the time is: figures count by day.
  api.clock.moveTo(nextNoon);
  return { api, log: () => written.trim().split('\n').map(withoutChance) };
}

/** Ballots that no request casts, so that neither the log nor the metrics have a line about them. */
async function castBeside({ db, clock, app }: TestApp, step: VoteStep, ballots: number): Promise<void> {
  const kind = { track: 'Company', step } as const;
  const { log, rulesHash } = await frozenRules(db, 2027, kind, clock.now());
  const people = await db
    .select({ id: attendees.id })
    .from(attendees)
    .where(and(ne(attendees.email, 'sell@demo.summit.example'), notLike(attendees.email, '%@fresh.example')))
    .limit(ballots);
  const votes = [{ categoryId: 'payments', nomineeId: other }];
  const castings = people.map(({ id }) => ({ attendeeId: id, votes, now: clock.now() }));
  const vote = { year: 2027, kind, log, rulesHash, secret: app.platform.config.secret };
  if (ballots > 0) await db.transaction((tx) => castBallots(tx, vote, castings));
}

/**
 * Runs a season up to the sealed results. Returns all responses to everyone but the steward at each step.
 * @param beside the number of ballots besides those of the signed-in voters
 */
async function readSeason({ api, log }: Event, choiceOf: (voter: number) => string, beside = 0) {
  const seen: Record<string, string> = {};
  const askedBallots = new Set<string>();
  await api.db
    .update(nominees)
    .set({ isShortlisted: true, result: null })
    .where(inArray(nominees.id, [favourite, other]));
  const tokens = (await signInVoters(api, voters, ['telephone'])).flat();
  const organisers = demoOrganisers.map(({ name }) => name).filter((name) => name !== 'steward');
  const visitors: [string, string | undefined, WholeCall['access'][]][] = [
    ['anybody', undefined, ['public']],
    ['an attendee', await api.loginAs('sell'), ['public', 'attendee']],
    ['a voter', tokens[0], ['attendee']],
  ];
  for (const name of organisers) visitors.push([name, await api.organise(name), ['organiser']]);

  for (const status of ['VoteOne', 'VoteTwo', 'PreWining'] satisfies AwardsStatus[]) {
    await writeSection(api.db, 'awardsStatus', status, api.clock.now());
    api.app.platform.responseCache.drop();
    if (status === 'VoteOne' || status === 'VoteTwo') {
      const row = status === 'VoteOne' ? awardsCalls.voteStepOne : awardsCalls.voteStepTwo;
      for (const [at, token] of tokens.entries()) {
        const body = { votes: [{ categoryId: 'payments', nomineeId: choiceOf(at) }] };
        const { raw } = await api.call(row, { token, body });
        seen[`${status} vote ${at}`] = shown(raw);
      }
      await castBeside(api, steps[status], beside);
    }
    await publishHeads(api.app.platform);
    if (status === 'PreWining') {
      const body = { awardsType: 'Company', step: 'two' } as const;
      for (const name of ['steward', 'auditor'] as const) {
        await api.call(organiseCountCalls.unseal, { token: await api.organise(name), body });
      }
    }
    for (const [name, row] of reads) {
      if (drawn.includes(name)) continue;
      for (const [who, token, accesses] of visitors) {
        if (!accesses.includes(row.access)) continue;
        const query = Object.fromEntries(
          Object.entries(given).filter(([field]) => row.query && field in row.query.fields),
        );
        statements.length = 0;
        const { raw } = await duringCall.run(true, () =>
          api.call(row, { token, params: given as never, query }),
        );
        if (statements.some((statement) => ballotTables.test(statement))) askedBallots.add(`${name} ${who}`);
        seen[`${status} ${name} ${who}`] = shown(raw);
      }
    }
  }
  const metrics = await api.app.inject({ url: '/metrics' });
  return { seen, askedBallots, metrics: figures(metrics.payload), log: log() };
}

/** The compared part of a response, including its ETag if nothing in it is random. */
function shown({ statusCode, headers, payload }: Awaited<ReturnType<TestApp['call']>>['raw']): string {
  const text = withoutChance(payload);
  return `${statusCode} ${text === payload ? String(headers.etag) : ''} ${text}`;
}

/** Without request id and time, ticket number, and hashes that contain a ballot's random nonce. */
function withoutChance(text: string): string {
  return text
    .replace(/"(RequestId|requestId|reqId)":"[^"]*"/g, '')
    .replace(/"(time|pid|ms|responseTime)":[\d.]+/g, '')
    .replace(/"(hostname|ticketNumber)":"[^"]*"/g, '')
    .replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"moment"')
    .replace(/[0-9a-f]{64,}/g, 'hash');
}

/**
 * The counters among the metrics. Durations, the process's own figures and connections, and the number of job runs depend on
 * the duration of the test.
 */
function figures(metrics: string): string[] {
  const chance = /^(process_|nodejs_|database_connections|job_duration_seconds_count)|_(sum|bucket)\{/;
  return metrics.split('\n').filter((line) => !chance.test(line));
}

/** Tables whose size affects the duration of statements that read all rows. */
const ballotTables = /"(ballots|ballot_choices|ballot_leaves|ballot_nonces|unlinked_choices)"/;

/** The calls that look up one ballot by its voter or its index in the log. */
const aboutOneBallot = /^(ballotInclusion|(v|individualV)oteStatusStep(One|Two)) (a voter|an attendee)$/;

/** The proofs for voters' own receipts, which contain the size of the signed list. */
const ownProofs = /ballot(Inclusion|Consistency) a voter$/;

test('events that differ only in their ballots have the same responses, metrics and log for all but the steward', async () => {
  const [one, two] = [await openEvent(), await openEvent()];
  const before = await readSeason(one, () => favourite);
  const after = await readSeason(two, (voter) => (voter === 0 ? favourite : other), 20);

  for (const [what, text] of Object.entries(before.seen)) {
    if (!ownProofs.test(what)) expect(`${what}: ${after.seen[what]}`).toBe(`${what}: ${text}`);
  }
  expect(after.metrics).toEqual(before.metrics);
  expect(after.log).toEqual(before.log);

  // The duration of a response does not depend on ballots either: only calls about a voter's own ballot read them.
  expect([...after.askedBallots].filter((what) => !aboutOneBallot.test(what))).toEqual([]);
  expect(after.askedBallots).toContain('voteStatusStepTwo a voter');

  // The comparison is meaningful: ballots were cast, calls succeeded, metrics and log are not empty.
  const stored = Object.entries(before.seen).filter(([what]) => / vote \d/.test(what));
  expect(stored.map(([, text]) => text.slice(0, 3))).toEqual(Array.from({ length: 2 * voters }, () => '200'));
  expect(await two.api.db.$count(ballots)).toBe(2 * (voters + 20));
  expect(Object.keys(before.seen).filter((what) => ownProofs.test(what))).toHaveLength(6);
  expect(Object.values(before.seen).filter((text) => text.startsWith('200')).length).toBeGreaterThan(300);
  expect(before.metrics.join('\n')).toContain('route="/attendee/awards');
  expect(before.log.length).toBeGreaterThan(500);
}, 240_000);
