import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { voteSteps } from '@summit/contract/awards/awards-status';
import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import type * as organiseAwardsCalls from '@summit/contract/calls/organise-awards';
import type { ResponseOf } from '@summit/contract/requests/call';
import { isVoteOver } from '@summit/contract/season/status-plan';
import { awardsTypes } from '@summit/contract/shapes/awards';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import { readSeason } from '../season.ts';
import { findStoredLeaders, isOpened } from '../vote-log/opened-logs.queries.ts';
import { unsealings } from './awards-desk.tables.ts';

const requester = alias(organisers, 'requester');
const confirmer = alias(organisers, 'confirmer');

type DeskVote = ResponseOf<typeof organiseAwardsCalls.awardsDesk>['votes'][number];
type Reader = Pick<SignedInOrganiser, 'id'>;

/** The progress of each of the season's four votes, from its ballots to the results. It reads no ballots. */
export async function listDeskVotes(db: Db, reader: Reader): Promise<DeskVote[]> {
  const { year, status } = await readSeason(db);
  const votes: DeskVote[] = [];
  for (const awardsType of awardsTypes) {
    for (const step of voteSteps) {
      const log = ballotLogId(year, awardsType, step);
      votes.push({
        awardsType,
        step,
        isOver: isVoteOver(step, status[awardsType]),
        isOpened: await isOpened(db, log),
        unsealing: await findUnsealing(db, log, reader),
        storedLeaders: await findStoredLeaders(db, log),
      });
    }
  }
  return votes;
}

async function findUnsealing(db: Db, log: string, reader: Reader): Promise<DeskVote['unsealing']> {
  const [row] = await db
    .select({ requestedById: requester.id, requestedBy: requester.name, confirmedBy: confirmer.name })
    .from(unsealings)
    .innerJoin(requester, eq(requester.id, unsealings.requestedBy))
    .leftJoin(confirmer, eq(confirmer.id, unsealings.confirmedBy))
    .where(eq(unsealings.log, log));
  if (!row) return null;
  const { requestedById, requestedBy, confirmedBy } = row;
  return { requestedBy, isRequestedByMe: requestedById === reader.id, confirmedBy };
}
