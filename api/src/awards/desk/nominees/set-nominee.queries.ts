import { and, asc, eq } from 'drizzle-orm';
import type * as organiseNominationsCalls from '@summit/contract/calls/organise-nominations';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import { audit } from '../../../organisers/public/audit.queries.ts';
import type { Db } from '../../../platform/db/db.ts';
import { byName } from '../../../platform/db/names.ts';
import type { Platform, SignedInOrganiser } from '../../../platform/platform.ts';
import { getVersion, requireVersion } from '../../../platform/resources/row-version.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import { nominationCategories, nominees } from '../../awards.tables.ts';
import { readSeason } from '../../season.ts';
import { nominationJoins } from '../awards-desk.tables.ts';
import { lockLatestVote } from '../status/lock-latest-vote.ts';

type Change = BodyOf<typeof organiseNominationsCalls.setNominee>;
type Standing = Omit<Change, 'version'>;
type Nominees = ResponseOf<typeof organiseNominationsCalls.deskNominees>;

/** The nominees of the present season, by category and name, with the number of attendees who nominated them; no votes. */
export async function listDeskNominees(db: Db): Promise<Nominees> {
  const { year } = await readSeason(db);
  const rows = await db
    .select({
      id: nominees.id,
      name: nominees.name,
      categoryId: nominees.categoryId,
      isPublished: nominees.isPublished,
      isShortlisted: nominees.isShortlisted,
      withdrawal: nominees.withdrawal,
      nominations: db.$count(nominationJoins, eq(nominationJoins.nomineeId, nominees.id)),
    })
    .from(nominees)
    .where(eq(nominees.year, year))
    .orderBy(asc(nominees.categoryId), asc(byName(nominees.name)), asc(nominees.id));
  return { nominees: rows.map((row) => ({ ...row, version: getVersion(getStanding(row)) })) };
}

/**
 * Sets whether a nominee is on the ballots, and whether on the shortlist. @throws cqrs-0009, resource-0001, awards-desk-0003
 * when the vote that this would change has begun
 */
export async function setNominee(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: SignedInOrganiser,
  id: string,
  { version, isPublished, isShortlisted }: Change,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { year } = await readSeason(tx);
    const [place] = await tx
      .select({ track: nominationCategories.awardsType })
      .from(nominees)
      .innerJoin(nominationCategories, eq(nominationCategories.id, nominees.categoryId))
      .where(and(eq(nominees.id, id), eq(nominees.year, year)));
    if (!place) throw new Failure('cqrs-0009');
    // The status is locked before the nominee, as where results are stored: otherwise the two would wait for each other.
    const begun = await lockLatestVote(tx, place.track);
    const [nominee] = await tx.select().from(nominees).where(eq(nominees.id, id)).for('no key update');
    if (!nominee) throw new Failure('cqrs-0009');
    const before = getStanding(nominee);
    requireVersion({ ...before }, version);
    const changesFirst = before.isPublished !== isPublished && begun !== null;
    const changesSecond = before.isShortlisted !== isShortlisted && begun === 'two';
    if (changesFirst || changesSecond) throw new Failure('awards-desk-0003');
    const after = { isPublished, isShortlisted };
    await tx.update(nominees).set(after).where(eq(nominees.id, id));
    await audit(tx, by, { call: 'setNominee', subject: `awards/nominees/${id}`, before, after }, clock.now());
  });
}

function getStanding({ isPublished, isShortlisted }: Standing) {
  return { isPublished, isShortlisted };
}
