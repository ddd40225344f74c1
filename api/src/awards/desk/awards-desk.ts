import * as organiseAwardsCalls from '@summit/contract/calls/organise-awards';
import * as organiseCountCalls from '@summit/contract/calls/organise-count';
import * as organiseNominationsCalls from '@summit/contract/calls/organise-nominations';
import { repeat } from '../../platform/jobs/repeat.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { confirmExclusion, listExclusionProposals, proposeExclusion } from './exclusions.queries.ts';
import { exportNominations } from './nominees/export-nominations.ts';
import { joinNomination, undoJoin } from './nominees/join-nomination.queries.ts';
import { listDeskNominations } from './nominees/nominations-desk.queries.ts';
import { listDeskNominees, setNominee } from './nominees/set-nominee.queries.ts';
import {
  confirmWithdrawal,
  listWithdrawals,
  proposeWithdrawal,
} from './nominees/withdraw-nominee.queries.ts';
import { readDesk } from './read-desk.queries.ts';
import { publishResults, readCounts } from './results/publish-results.queries.ts';
import { setDates } from './set-dates.ts';
import { applyDueStatuses } from './status/apply-due-statuses.ts';
import { cancelStatus, setStatus } from './status/set-status.ts';
import { confirmStatus } from './status/status-requests.queries.ts';
import { unseal } from './status/unseal.queries.ts';

/** How often the job for scheduled statuses runs, in milliseconds: pages follow within seconds. */
const dueMs = 1_000;

/** The calls with which organisers run the awards. */
export const awardsDesk: Capability = (app, platform) => {
  const { db } = platform;
  repeat(app, 'apply scheduled statuses', dueMs, () => applyDueStatuses(platform));
  serve(app, organiseAwardsCalls, {
    awardsDesk: ({ organiser }) => readDesk(platform, organiser),

    setAwardsStatus: async ({ organiser, body }) => {
      await setStatus(platform, organiser, body);
      return readDesk(platform, organiser);
    },
    confirmAwardsStatus: async ({ organiser, params, body }) => {
      await confirmStatus(platform, organiser, params.id, body.cancels ?? []);
      return readDesk(platform, organiser);
    },
    cancelAwardsStatus: async ({ organiser, params }) => {
      await cancelStatus(platform, organiser, params.id);
      return readDesk(platform, organiser);
    },
    setAwardsDates: async ({ organiser, body }) => {
      await setDates(platform, organiser, body);
      return readDesk(platform, organiser);
    },
  });
  serve(app, organiseNominationsCalls, {
    deskNominations: ({ query }) => listDeskNominations(db, query),
    joinNomination: ({ organiser, params, body }) =>
      joinNomination(platform, organiser, getPlace(params), body),
    undoJoin: ({ organiser, params, query }) =>
      undoJoin(platform, organiser, getPlace(params), query.expected),
    deskNominees: () => listDeskNominees(db),
    setNominee: ({ organiser, params, body }) => setNominee(platform, organiser, params.id, body),
    exportNominations: ({ organiser }) => exportNominations(platform, organiser),
  });
  serve(app, organiseCountCalls, {
    exclusionProposals: ({ organiser }) => listExclusionProposals(db, organiser),
    proposeExclusion: ({ organiser, body }) => proposeExclusion(platform, organiser, body),
    confirmExclusion: ({ organiser, params }) => confirmExclusion(platform, organiser, params.id),
    nomineeWithdrawals: ({ organiser }) => listWithdrawals(db, organiser),
    proposeWithdrawal: ({ organiser, body }) => proposeWithdrawal(platform, organiser, body),
    confirmWithdrawal: ({ organiser, params }) => confirmWithdrawal(platform, organiser, params.id),
    unseal: ({ organiser, body }) => unseal(platform, organiser, body),
    awardsCounts: ({ params }) => readCounts(db, params),
    publishResults: ({ organiser, body }) => publishResults(platform, organiser, body),
  });
};

function getPlace({ id, categoryId }: { id: string; categoryId: string }) {
  return { nominationId: id, categoryId };
}
