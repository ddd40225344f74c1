import { and, eq, inArray, isNull, like } from 'drizzle-orm';
import { type VoteStep, voteSteps } from '@summit/contract/awards/awards-status';
import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import type { AwardsTrack } from '@summit/contract/site/page';
import { type BallotRules, hashRules, writeRules } from '@summit/tally/log/ballot-rules';
import type { Db } from '../platform/db/db.ts';
import { lockSection, readSection } from '../settings/public/settings.queries.ts';
import { nominationCategories, nominees } from './awards.tables.ts';
import type { BallotKind } from './ballots/ballot-kind.ts';
import { statusSections } from './desk/status/status-sections.ts';
import { inSeason } from './nominating/nomination-categories.queries.ts';
import { openVoteStep, readSeason } from './season.ts';
import { ballotRules } from './vote-log/ballot-log.tables.ts';

interface FrozenRules {
  log: string;
  rules: BallotRules;
  rulesHash: string;
}

/** The rules of a ballot. The first call freezes them. */
export async function frozenRules(db: Db, year: number, kind: BallotKind, now: Date): Promise<FrozenRules> {
  const log = ballotLogId(year, kind.track, kind.step);
  const found = await findRules(db, log);
  if (found) return found;
  const { ballotsUnlinkAt } = await readSection(db, 'awards');
  const rules = writeRules({
    log,
    ...(ballotsUnlinkAt && { unlinkAt: ballotsUnlinkAt }),
    categories: await presentCategories(db, year, kind),
  });
  await db
    .insert(ballotRules)
    .values({ log, rules, rulesHash: hashRules(rules), frozenAt: now })
    .onConflictDoNothing();
  const frozen = await findRules(db, log);
  if (!frozen) throw new Error(`The rules of ${log} cannot be read`);
  return frozen;
}

/**
 * The rules of a vote that is open; null when it is not, or no longer: then none are frozen. What decides them, the status
 * and the date of unlinking, is locked while they are frozen, in the order of a change of status.
 */
export async function rulesOfOpenVote(
  db: Db,
  year: number,
  kind: BallotKind,
  now: Date,
): Promise<FrozenRules | null> {
  const found = await findRules(db, ballotLogId(year, kind.track, kind.step));
  if (found) return found;
  return db.transaction(async (tx) => {
    await lockSection(tx, statusSections[kind.track]);
    await lockSection(tx, 'awards');
    const season = await readSeason(tx);
    const isOpen = season.year === year && openVoteStep(season, kind.track) === kind.step;
    return isOpen ? frozenRules(tx, year, kind, now) : null;
  });
}

/** Whether the rules of any vote of a season are frozen, so that they are promised. */
export async function hasFrozenRules(db: Db, year: number): Promise<boolean> {
  return (await db.$count(ballotRules, like(ballotRules.log, `${year}-%`))) > 0;
}

/** The votes of a track whose rules are frozen, also where its status was set back since. */
export async function listFrozenSteps(db: Db, year: number, track: AwardsTrack): Promise<VoteStep[]> {
  const rows = await db
    .select({ log: ballotRules.log })
    .from(ballotRules)
    .where(like(ballotRules.log, `${year}-${track}-%`));
  return voteSteps.filter((step) => rows.some(({ log }) => log === ballotLogId(year, track, step)));
}

/** The promised moments of unlinking, by log; without those that promise none. */
export async function listPromisedUnlinkings(db: Db): Promise<{ log: string; unlinkAt: Date }[]> {
  const rows = await db.select({ log: ballotRules.log, rules: ballotRules.rules }).from(ballotRules);
  return rows.flatMap(({ log, rules }) => {
    const { unlinkAt } = JSON.parse(rules) as BallotRules;
    return unlinkAt === undefined ? [] : [{ log, unlinkAt: new Date(unlinkAt) }];
  });
}

/** The categories whose final ballot had one nominee, by its rules. */
export async function listUncontested(db: Db, year: number): Promise<Set<string>> {
  const rows = await db
    .select({ rules: ballotRules.rules })
    .from(ballotRules)
    .where(like(ballotRules.log, `${year}-%-two`));
  const categories = rows.flatMap(({ rules }) => (JSON.parse(rules) as BallotRules).categories);
  return new Set(categories.filter(({ nominees: named }) => named.length === 1).map(({ id }) => id));
}

async function findRules(db: Db, log: string): Promise<FrozenRules | null> {
  const [found] = await db.select().from(ballotRules).where(eq(ballotRules.log, log));
  return found ? { log, rules: JSON.parse(found.rules) as BallotRules, rulesHash: found.rulesHash } : null;
}

/** The present choices of a ballot, in the categories of the season; with `among`, only these nominees. */
export async function presentCategories(
  db: Db,
  year: number,
  { step, track }: BallotKind,
  among?: string[],
): Promise<BallotRules['categories']> {
  const ofSeason = await inSeason(db);
  const rows = await db
    .select({
      id: nominees.categoryId,
      allowedVotes: nominationCategories.allowedVotes,
      nominee: nominees.id,
    })
    .from(nominees)
    .innerJoin(nominationCategories, eq(nominationCategories.id, nominees.categoryId))
    .where(
      and(
        eq(nominees.year, year),
        eq(nominees.isPublished, true),
        isNull(nominees.withdrawal),
        among && inArray(nominees.id, among),
        eq(nominationCategories.awardsType, track),
        ofSeason,
        step === 'two' ? eq(nominees.isShortlisted, true) : undefined,
      ),
    );
  const categories = new Map<string, BallotRules['categories'][number]>();
  for (const { id, allowedVotes, nominee } of rows) {
    const known = categories.get(id) ?? { id, allowedVotes, nominees: [] };
    categories.set(id, { ...known, nominees: [...known.nominees, nominee] });
  }
  return [...categories.values()];
}
