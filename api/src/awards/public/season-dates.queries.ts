import { asc, isNull } from 'drizzle-orm';
import { movedByDays } from '@summit/contract/money-and-time/moved-by-days';
import { periodProblems } from '@summit/contract/money-and-time/periods';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { statusNames, subjectNames } from '@summit/contract/season/status-names';
import { awardsStepNames } from '@summit/contract/shapes/organise/awards';
import type { Tx } from '../../platform/db/db.ts';
import {
  lockSection,
  readSection,
  type SettingSections,
  writeSection,
} from '../../settings/public/settings.queries.ts';
import { listScheduled } from '../scheduled-statuses.queries.ts';
import { statusRequests } from '../scheduled-statuses.tables.ts';

type Event = SettingSections['event'];

/** When the ceremony began before a change and begins after it, in ISO 8601. */
interface MovedCeremony {
  before: string;
  after: string;
}

/**
 * Moves the ceremony by some days, at the same time of day, if it is on one of the event's days. Null: it stays, also
 * where it would no longer be before the moment at which ballots are unlinked: voters were promised that moment.
 * @param event the event before the move
 */
export async function moveCeremony(
  tx: Tx,
  { startsOn, endsOn, timeZone }: Event,
  days: number,
  now: Date,
): Promise<MovedCeremony | null> {
  if (days === 0) return null;
  await lockSection(tx, 'awards');
  const awards = await readSection(tx, 'awards');
  const before = awards.ceremonyAt;
  if (before === null) return null;
  const day = venueClock(timeZone).day(before);
  const after = movedByDays(before, days, timeZone);
  const isPossible = Object.keys(periodProblems('awards', { ...awards, ceremonyAt: after })).length === 0;
  if (day < startsOn || day > endsOn || !isPossible) return null;
  await writeSection(tx, 'awards', { ...awards, ceremonyAt: after }, now);
  return { before, after };
}

/** A date that a move of the event leaves as it is: its subject in the record, and the date in words. */
interface UnmovedDate {
  where: string;
  says: string;
}

/** The ceremony in words, for a move of the event that has left it where it is; none: it has no date. */
export async function readUnmovedCeremony(tx: Tx, { timeZone }: Event): Promise<UnmovedDate[]> {
  const { ceremonyAt, ballotsUnlinkAt } = await readSection(tx, 'awards');
  if (ceremonyAt === null) return [];
  const { moment } = venueClock(timeZone);
  const limit = ballotsUnlinkAt
    ? `; it has to be before ${moment(ballotsUnlinkAt)}, when ballots are unlinked from voters`
    : '';
  return [{ where: 'awards/dates', says: `The ceremony begins on ${moment(ceremonyAt)}${limit}` }];
}

/**
 * The dates of the season still ahead, in words: the openings that its pages name, the scheduled statuses, and those
 * that wait for a second person. The votes have a calendar of their own: none of these moves with the event.
 */
export async function listDatesAhead(tx: Tx, { timeZone }: Event, now: Date): Promise<UnmovedDate[]> {
  const { moment } = venueClock(timeZone);
  const { stepPages } = await readSection(tx, 'awards');
  const pages = awardsStepNames.flatMap((step) => {
    const { title, opensAt } = stepPages[step];
    if (opensAt === null || Date.parse(opensAt) <= now.getTime()) return [];
    return [{ where: 'awards/dates', says: `The page “${title || step}” names ${moment(opensAt)}` }];
  });
  const scheduled = (await listScheduled(tx)).map(({ scheduled: { subject, status, at } }) => ({
    where: `awards/status/${subject}`,
    says: `${subjectNames[subject]}: “${statusNames[status]}” is scheduled for ${moment(at.toISOString())}`,
  }));
  return [...pages, ...scheduled, ...(await listRequested(tx, moment))];
}

async function listRequested(tx: Tx, inWords: (moment: string) => string): Promise<UnmovedDate[]> {
  const { subject, status, at, endedAt } = statusRequests;
  const rows = await tx
    .select({ subject, status, at })
    .from(statusRequests)
    .where(isNull(endedAt))
    .orderBy(asc(at));
  return rows.flatMap((row) => {
    if (row.at === null) return [];
    const what = `${subjectNames[row.subject]}: “${statusNames[row.status]}”`;
    const says = `${what} is requested for ${inWords(row.at.toISOString())}`;
    return [{ where: `awards/status/${row.subject}`, says }];
  });
}
