import { eq, sql } from 'drizzle-orm';
import { nominees } from '@summit/api/src/awards/awards.tables.ts';
import { ballots } from '@summit/api/src/awards/ballots.tables.ts';
import { readSeason } from '@summit/api/src/awards/season.ts';
import type { Db } from '@summit/api/src/platform/db/db.ts';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';

/** Statuses in which visitors see nothing of a season that a new file could contradict. */
const notBegun: readonly AwardsStatus[] = ['Welcome', 'PreNomination'];

/** Why a season cannot be applied to a database without overwriting what is live; null when it can. */
export async function seasonRefusal(db: Db, year: number): Promise<string | null> {
  const present = await readSeason(db);
  const statuses = Object.values(present.status);
  const cast = await db.$count(ballots, eq(ballots.year, present.year));
  const status = `companies: ${present.status.Company}, people: ${present.status.Individual}`;
  if (year < present.year) {
    return `The season ${present.year} is live, and ${year} is earlier: its results stay as they are.`;
  }
  const isAnnounced = statuses.includes('Wining') || (await hasResults(db, year));
  if (year === present.year) {
    if (cast > 0) return `${cast} ballots have been cast in the season ${year}.`;
    if (isAnnounced) return `The results of the season ${year} are announced or entered (${status}).`;
    if (statuses.some((one) => !notBegun.includes(one))) return `The season ${year} is open (${status}).`;
    return null;
  }
  if (await hasRows(db, year)) return `There are ballots of the season ${year} already.`;
  if (statuses.every((one) => one === 'Wining')) return null;
  if (cast > 0) return `The results of the season ${present.year} are not announced yet (${status}).`;
  if (statuses.some((one) => !notBegun.includes(one))) {
    return `The season ${present.year} is open (${status}).`;
  }
  return null;
}

async function hasResults(db: Db, year: number): Promise<boolean> {
  return (await db.$count(nominees, sql`${nominees.year} = ${year} and ${nominees.result} is not null`)) > 0;
}

async function hasRows(db: Db, year: number): Promise<boolean> {
  return (await db.$count(ballots, eq(ballots.year, year))) > 0;
}
