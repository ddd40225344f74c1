import { afterEach, beforeEach, expect, test } from 'vitest';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as calls from '@summit/contract/calls/rehearsals';
import { rehearsal as facts } from '@summit/contract/site/rehearsal';
import { openOrganisation, type Organisation } from './testing/terminals.ts';

let organisation: Organisation;

beforeEach(async () => {
  organisation = await openOrganisation();
});
afterEach(() => organisation.api.close());

/** The API's response for the printed link. */
async function shownBy(printed: string) {
  const [, token = ''] = /\/rehearsal\/start\?token=(\S+)/.exec(printed) ?? [];
  return (await organisation.api.call(calls.rehearsal, { headers: { [facts.header]: token } })).body;
}

test('a link shows a moment with the scheduled or the given statuses', async () => {
  const steward = await organisation.logIn('steward');
  const at = '2031-03-01T18:00:00+00:00';
  await steward.run('awards status Company PreVoteTwo', ['y'], { at: '2031-03-01T17:00:00+00:00' });

  const printed = await steward.run('awards rehearse individual=wining', [], { at });
  expect(printed).toContain(`The site as at ${at}`);
  expect(printed).toContain('  Company: PreVoteTwo');
  expect(printed).not.toContain('Nominees who are not public yet');
  expect(await shownBy(printed)).toMatchObject({
    at: '2031-03-01T18:00:00.000Z',
    statuses: { Company: 'PreVoteTwo', Individual: 'Wining', Welcome: 'VoteOne' },
    by: 'Stellan Brook',
  });
  // Before that time, and for other visitors, nothing has changed.
  expect(await shownBy(await steward.run('awards rehearse'))).toMatchObject({
    statuses: { Company: 'VoteOne', Individual: 'VoteOne' },
  });
  expect((await organisation.api.call(awardsCalls.awardsStatus)).body.awardsStatus).toBe('VoteOne');
});

test('an organiser who may not see nominees is informed that the link shows none', async () => {
  const printed = await (await organisation.logIn('content')).run('awards rehearse Company=VoteOne');
  expect(printed).toContain('Nominees who are not public yet stay hidden');
});

test('an unknown subject or status is named', async () => {
  const analyst = await organisation.logIn('analyst');
  await expect(analyst.run('awards rehearse Jury=VoteOne')).rejects.toThrow("'Jury' is none of: Company");
  await expect(analyst.run('awards rehearse Company=Winning')).rejects.toThrow("'Winning' is none of");
});
