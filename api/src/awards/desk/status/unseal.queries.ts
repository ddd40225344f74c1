import { eq } from 'drizzle-orm';
import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import type * as organiseCountCalls from '@summit/contract/calls/organise-count';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import { isVoteOver } from '@summit/contract/season/status-plan';
import { isPermitted } from '@summit/contract/session/organisers';
import { audit } from '../../../organisers/public/audit.queries.ts';
import { stillMay } from '../../../organisers/public/still-may.queries.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Platform, SignedInOrganiser } from '../../../platform/platform.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import { readSeason } from '../../season.ts';
import { unsealings } from '../awards-desk.tables.ts';

type Vote = BodyOf<typeof organiseCountCalls.unseal>;
type Seal = ResponseOf<typeof organiseCountCalls.unseal>;

/**
 * Opens the count of a vote once it has closed: a steward requests it, and another person who may confirm it agrees.
 * @throws awards-desk-0004 for a steward who would confirm their own request, awards-desk-0006 while the vote is open,
 * resource-0001 for a steward who has not seen the request of another one
 */
export async function unseal(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: SignedInOrganiser,
  vote: Vote,
): Promise<Seal> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const log = await requireClosed(tx, vote);
    const subject = `awards/unsealing/${log}`;
    const [asked] = await tx.select().from(unsealings).where(eq(unsealings.log, log)).for('update');
    const isConfirmed = asked !== undefined && asked.confirmedBy !== null;
    if (!asked || (!isConfirmed && !(await stillMay(tx, asked.requestedBy, 'awards.counts')))) {
      // The request is made by the person who will see the count; someone else confirms it.
      if (!isPermitted(by.roles, 'awards.counts')) throw new Failure('awards-desk-0005');
      const request = { log, requestedBy: by.id, requestedAt: now };
      if (asked) await tx.update(unsealings).set(request).where(eq(unsealings.log, log));
      else await tx.insert(unsealings).values(request);
      await audit(tx, by, { call: 'unseal', subject, after: 'requested' }, now);
      return { state: 'requested' };
    }
    if (isConfirmed) return { state: 'unsealed' };
    const isOther = asked.requestedBy !== by.id && isPermitted(by.roles, 'awards.confirm');
    if (!isOther) throw new Failure('awards-desk-0004');
    // Of two stewards who ask at the same time, neither has agreed to the request of the other.
    if (vote.isConfirming === false) throw new Failure('resource-0001');
    await tx.update(unsealings).set({ confirmedBy: by.id, confirmedAt: now }).where(eq(unsealings.log, log));
    await audit(tx, by, { call: 'unseal', subject, before: 'requested', after: 'unsealed' }, now);
    return { state: 'unsealed' };
  });
}

/** The log of a vote whose count may be looked at. @throws awards-desk-0005 while it is sealed */
export async function requireUnsealed(db: Db, vote: Vote): Promise<string> {
  const { year } = await readSeason(db);
  const log = ballotLogId(year, vote.awardsType, vote.step);
  if (!(await isUnsealed(db, log))) throw new Failure('awards-desk-0005');
  return log;
}

/** Whether two people have agreed to open the count of a vote. */
export async function isUnsealed(db: Db, log: string): Promise<boolean> {
  const [asked] = await db.select().from(unsealings).where(eq(unsealings.log, log));
  return Boolean(asked?.confirmedBy);
}

async function requireClosed(tx: Tx, { awardsType, step }: Vote): Promise<string> {
  const { year, status } = await readSeason(tx);
  if (!isVoteOver(step, status[awardsType])) throw new Failure('awards-desk-0006');
  return ballotLogId(year, awardsType, step);
}
