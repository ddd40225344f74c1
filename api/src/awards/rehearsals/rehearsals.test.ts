import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import * as contentCalls from '@summit/contract/calls/content';
import * as organiserCalls from '@summit/contract/calls/organisers';
import * as calls from '@summit/contract/calls/rehearsals';
import * as videoCalls from '@summit/contract/calls/videos';
import * as limits from '@summit/contract/limits/limits';
import type { BodyOf } from '@summit/contract/requests/call';
import type { DemoOrganiserName } from '@summit/contract/session/demo-accounts';
import { rehearsal as facts } from '@summit/contract/site/rehearsal';
import { banners } from '../../content/banners/banners.tables.ts';
import { videoAccess } from '../../content/videos/videos.tables.ts';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { announceResults } from '../../testing/announce-results.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { nominees } from '../awards.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
  await setStatus('Nomination');
});

afterEach(() => api.close());

const sections = { Company: 'awardsStatus', Individual: 'awardsIndividualStatus' } as const;
const favourite = '2027-payments-otterpay';

async function setStatus(status: AwardsStatus) {
  for (const name of Object.values(sections)) await writeSection(api.db, name, status, api.clock.now());
  api.app.platform.responseCache.drop('settings');
}

const inAYear = () => new Date(api.clock.now().getTime() + 365 * 24 * 3_600_000);

async function make(
  body: Partial<BodyOf<typeof calls.makeRehearsal>> = {},
  by: DemoOrganiserName = 'steward',
) {
  const statuses = { Company: 'VoteOne', Individual: 'PreVoteOne', Welcome: 'VoteOne' } as const;
  const wanted = { at: inAYear().toISOString(), statuses, ...body };
  return api.call(calls.makeRehearsal, { token: await api.organise(by), body: wanted });
}

/** The headers of requests from a browser that has opened a link. */
async function rehearse(status: AwardsStatus = 'VoteOne', by: DemoOrganiserName = 'steward', at = inAYear()) {
  const statuses = { Company: status, Individual: status, Welcome: status };
  const { body } = await make({ at: at.toISOString(), statuses }, by);
  return { [facts.header]: new URL(body.address).searchParams.get('token') ?? '' };
}

const listNominees = (headers: Record<string, string> = {}) =>
  api.call(awardsCalls.nominees, { headers, query: { 'filter.AwardsType.Equals': 'Company' } });

describe('a link', () => {
  test('is valid for a day, names its author, and is recorded once', async () => {
    const { body, status } = await make();
    expect(status).toBe(200);
    expect(body.address).toContain(`${api.app.platform.config.siteOrigin}${facts.startPath}?token=`);
    expect(Date.parse(body.expiresAt) - api.clock.now().getTime()).toBeLessThanOrEqual(
      limits.rehearsalLifetime,
    );
    const query = { filter: JSON.stringify({ subject: 'awards/rehearsals' }) };
    const { items } = (await api.call(organiserCalls.audit, { token: await api.organise('auditor'), query }))
      .body;
    expect(items).toMatchObject([{ organiser: 'Stellan Brook', call: 'makeRehearsal', before: null }]);
    expect(items[0]?.after).toContain('"Individual":"PreVoteOne"');
    // The record does not contain the token.
    expect(items[0]?.after).not.toContain(new URL(body.address).searchParams.get('token'));
  });

  test('can be created with permission for the season, for a moment and valid statuses', async () => {
    expect((await make({}, 'analyst')).status).toBe(200);
    expect((await api.call(calls.makeRehearsal, { body: {} })).code).toBe('authorization-0001');
    const { raw } = await make({ at: 'soon' });
    expect(raw.json()).toMatchObject({ Code: 'validation.base-0001', failures: [{ field: 'at' }] });
    const statuses = { Company: 'Winning', Individual: 'VoteOne', Welcome: 'VoteOne' } as never;
    expect((await make({ statuses })).raw.json()).toMatchObject({
      failures: [{ field: 'statuses.Company' }],
    });
  });

  test('tells the site what it shows, by its token', async () => {
    const { body } = await api.call(calls.rehearsal, { headers: await rehearse('VoteTwo') });
    expect(body).toMatchObject({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      timeZone: 'Europe/London',
      statuses: { Company: 'VoteTwo', Individual: 'VoteTwo', Welcome: 'VoteTwo' },
      by: 'Stellan Brook',
    });
    expect((await api.call(calls.rehearsal)).code).toBe('rehearsal-0002');
  });

  test('is valid even if a clock is slightly behind, and never for more than a day and a minute', async () => {
    const headers = await rehearse();
    const at = async (seconds: number) => {
      api.clock.moveBy(seconds * 1000);
      return (await api.call(awardsCalls.awardsStatus, { headers })).status;
    };
    expect([await at(-30), await at(-60)]).toEqual([200, 410]);
  });

  test('that is expired, changed or forged is invalid, and other visitors see the real site', async () => {
    const headers = await rehearse();
    const token = headers[facts.header];
    const [text = '', signature = ''] = token.split('.');
    const other = Buffer.from(text, 'base64url').toString().replace('Stellan', 'Stallen');
    const forged = `${Buffer.from(other).toString('base64url')}.${signature}`;
    for (const wrong of [forged, text, `${token}.x`, 'made-up', '']) {
      const { code } = await api.call(awardsCalls.awardsStatus, { headers: { [facts.header]: wrong } });
      expect([wrong, code]).toEqual([wrong, 'rehearsal-0002']);
    }
    api.clock.moveBy(limits.rehearsalLifetime);
    expect((await api.call(awardsCalls.awardsStatus, { headers })).code).toBe('rehearsal-0002');
    expect((await api.call(awardsCalls.awardsStatus)).body.awardsStatus).toBe('Nomination');
  });
});

describe('in a rehearsal', () => {
  test('the statuses are rehearsed only for its browser', async () => {
    const headers = await rehearse();
    const read = async (own: Record<string, string> = {}) => [
      (await api.call(awardsCalls.awardsStatus, { headers: own })).body,
      (await api.call(awardsCalls.awardsIndividualStatus, { headers: own })).body.awardsIndividualStatus,
      (await listNominees(own)).body.totalItems > 0,
    ];
    const ordinary = [{ awardsStatus: 'Nomination', changesAt: null }, 'Nomination', false];
    const rehearsed = [{ awardsStatus: 'VoteOne', changesAt: null }, 'VoteOne', true];
    // Neither uses the other's cached response.
    expect([await read(), await read(headers), await read(), await read(headers)]).toEqual([
      ordinary,
      rehearsed,
      ordinary,
      rehearsed,
    ]);
  });

  test('scheduled content is shown or hidden by the rehearsed moment', async () => {
    const [begins, ends] = [-1, 1].map((days) => new Date(inAYear().getTime() + days * 24 * 3_600_000));
    await api.db
      .insert(banners)
      .values({ id: 'then', text: 'Doors are open', shownFrom: begins, shownUntil: ends });
    const shown = async (headers: Record<string, string> = {}) =>
      (await api.call(contentCalls.banners, { headers })).body.banners.some(({ id }) => id === 'then');
    const after = new Date(inAYear().getTime() + 48 * 3_600_000);
    expect([
      await shown(),
      await shown(await rehearse()),
      await shown(await rehearse('VoteOne', 'steward', after)),
      await shown(),
    ]).toEqual([false, true, false, false]);
  });

  test('an expired link to content stays invalid at an earlier moment', async () => {
    const now = api.clock.now().getTime();
    const [expiresAt, aWeekAgo] = [new Date(now - 3_600_000), new Date(now - 7 * 24 * 3_600_000)];
    const tokenHash = linkTokenHash('films');
    const access = { email: 'ann@expo.example', tokenHash, requestedAt: aWeekAgo, expiresAt };
    await api.db.insert(videoAccess).values(access);
    const headers = await rehearse('VoteOne', 'steward', aWeekAgo);
    const films = await api.call(videoCalls.videos, { headers, query: { token: 'films' } });
    expect(films.code).toBe('video-0001');
    // The rehearsal itself is valid.
    expect((await api.call(videoCalls.videos, { headers })).status).toBe(200);
  });

  test('every response states its moment, and is not cached', async () => {
    const headers = await rehearse();
    for (const row of [awardsCalls.awardsStatus, awardsCalls.nominees, calls.rehearsal]) {
      const { raw } = await api.call(row, { headers });
      expect(raw.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(raw.headers['etag']).toBeUndefined();
      expect(new Date(String(raw.headers.date)).getFullYear()).toBe(inAYear().getFullYear());
    }
  });

  test('an attendee stays logged in, whatever the moment', async () => {
    const [token, headers] = [await api.loginAs('buy'), await rehearse()];
    const { status, body } = await api.call(attendeeSelfCalls.attendeeDetails, { token, headers });
    expect([status, body.firstName.length > 0]).toEqual([200, true]);
    expect((await listNominees({ ...headers, authorization: `Bearer ${token}` })).status).toBe(200);
  });
});

describe('the embargo holds in a rehearsal:', () => {
  async function results(headers: Record<string, string>) {
    const query = { awardsType: 'Company', year: '2027' } as const;
    const { body } = await api.call(awardsCalls.awardsResults, { headers, query });
    return body.categories.flatMap(({ winners }) => winners.map(({ id }) => id));
  }

  test('stored winners are shown only from the announcement on', async () => {
    await api.db.update(nominees).set({ result: 'Winner' }).where(eq(nominees.id, favourite));
    await setStatus('PreWining');
    const headers = await rehearse('Wining');
    expect(await results(headers)).toEqual([]);
    expect((await listNominees(headers)).body.nominees.map(({ result }) => result)).not.toContain('Winner');
    const log = { query: { awardsType: 'Company', step: 'one' }, headers } as const;
    expect((await api.call(ballotLogCalls.ballotLog, log)).code).toBe('voting-0006');
    const picture = { page: 'awardsWinners', year: '2027', category: 'payments' } as const;
    expect((await api.call(awardsCalls.resultsPicture, { headers, query: picture })).code).toBe('cqrs-0009');

    await announceResults(api, 'Company');
    expect(await results(headers)).toEqual([favourite]);
    // They are not shown in a rehearsal of a moment before the ceremony either.
    expect(await results(await rehearse('PreWining'))).toEqual([]);
  });

  test('the shortlist is not shown before the final vote, whose ballot is empty', async () => {
    await api.db.update(nominees).set({ isShortlisted: true }).where(eq(nominees.id, favourite));
    const shortlist = async () => {
      const headers = await rehearse('VoteTwo');
      const query = { 'filter.IsShortlisted.Equals': 'true' } as const;
      return (await api.call(awardsCalls.nominees, { headers, query })).body.totalItems > 0;
    };
    await setStatus('PreVoteTwo');
    expect(await shortlist()).toBe(false);
    await setStatus('VoteTwo');
    expect(await shortlist()).toBe(true);
  });

  test('a link shows no nominee whom its author may not see', async () => {
    const counts = async (by: DemoOrganiserName) =>
      (await listNominees(await rehearse('VoteOne', by))).body.totalItems > 0;
    const found = [await counts('steward'), await counts('content'), await counts('owner')];
    expect(found).toEqual([true, false, false]);
    await setStatus('VoteOne');
    expect(await counts('content')).toBe(true);
  });

  test('an unpublished nominee is in no ballot', async () => {
    await api.db.update(nominees).set({ isPublished: false }).where(eq(nominees.id, favourite));
    const { body } = await listNominees(await rehearse());
    expect(body.nominees.map(({ id }) => id)).not.toContain(favourite);
  });
});
