import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as awardsCalls from '@summit/contract/calls/organise-awards';
import type { AwardsTrack } from '@summit/contract/site/page';
import { callApi } from '../call-api.ts';
import { npmRun } from '../command.ts';
import { sessionOf } from '../organiser-in-browser.ts';
import { siteUnderTest } from '../sites/site-under-test.ts';

const seasons = join(import.meta.dirname, '../../../demo-event/src/awards');

/**
 * Begins the awards of 2028 with the previous year's categories and nominees and nothing else, as the site's operators do
 * once a year. The season of the demo event, without any ballots yet, is set back to its welcome.
 */
export async function beginSeason(steward: Page, auditor: Page): Promise<void> {
  for (const track of ['Company', 'Individual'] as const) await takeBack(track, steward, auditor);
  const folder = mkdtempSync(join(siteUnderTest().env.DATA_DIR, 'seasons-'));
  writeSeason(folder);
  const { code, output } = await npmRun('seed', 'awards', '2028', '--from', folder);
  if (code !== 0) throw new Error(output);
}

async function takeBack(subject: AwardsTrack, steward: Page, auditor: Page): Promise<void> {
  const { request } = steward;
  const { awardsDesk, setAwardsStatus, confirmAwardsStatus } = awardsCalls;
  const { token: asking } = await sessionOf(steward);
  const { token: agreeing } = await sessionOf(auditor);
  const { statuses } = await callApi(request, awardsDesk, { token: asking });
  const body = { subject, status: 'Welcome', expected: statuses[subject], at: null } as const;
  const { requests } = await callApi(request, setAwardsStatus, { token: asking, body });
  const id = requests.find((one) => one.subject === subject)?.id ?? '';
  await callApi(request, confirmAwardsStatus, { token: agreeing, params: { id }, body: {} });
}

/** Writes the season without a shortlist and without dates. */
function writeSeason(folder: string): void {
  const year = join(folder, '2028');
  mkdirSync(year);
  const read = (name: string) => JSON.parse(readFileSync(join(seasons, '2027', name), 'utf8')) as object[];
  const write = (name: string, content: unknown) => writeFileSync(join(year, name), JSON.stringify(content));
  const status = { company: 'Welcome', individual: 'Welcome', welcome: 'Welcome' };
  write('season.json', { status, ceremonyAt: null, stepPages: {}, keyDates: [] });
  write('categories.json', read('categories.json'));
  write(
    'nominees.json',
    read('nominees.json').map((nominee) => ({ ...nominee, isShortlisted: false })),
  );
}
