import * as organiseAwardsCalls from '@summit/contract/calls/organise-awards';
import * as organiseCountCalls from '@summit/contract/calls/organise-count';
import * as organiseNominationsCalls from '@summit/contract/calls/organise-nominations';
import { repeat } from '../platform/repeat.ts';
import { type Capability, serve } from '../platform/serve.ts';
import { applyDueStatuses } from './apply-due-statuses.ts';
import { confirmExclusion, listExclusionProposals, proposeExclusion } from './exclusions.ts';
import { exportNominations } from './export-nominations.ts';
import { joinNomination, undoJoin } from './join-nomination.ts';
import { listDeskNominations } from './nominations-desk.queries.ts';
import { publishResults, readCounts } from './publish-results.ts';
import { readDesk } from './read-desk.queries.ts';
import { setDates } from './set-dates.ts';
import { listDeskNominees, setNominee } from './set-nominee.ts';
import { cancelStatus, setStatus } from './set-status.ts';
import { confirmStatus } from './status-requests.ts';
import { unseal } from './unseal.ts';
import { confirmWithdrawal, listWithdrawals, proposeWithdrawal } from './withdraw-nominee.ts';

/** How often is looked whether a status is due, in milliseconds: pages follow within seconds of its time. */
const dueMs = 1_000;

/** How organisers run the awards. */
export const awardsDesk: Capability = (app, platform) => {
  const { db } = platform;
  repeat(app, 'apply scheduled statuses', dueMs, () => applyDueStatuses(platform));
  serve(app, organiseAwardsCalls, {
    awardsDesk: () => readDesk(platform),

    setAwardsStatus: async ({ organiser, body }) => {
      await setStatus(platform, organiser, body);
      return readDesk(platform);
    },
    confirmAwardsStatus: async ({ organiser, params, body }) => {
      await confirmStatus(platform, organiser, params.id, body.cancels ?? []);
      return readDesk(platform);
    },
    cancelAwardsStatus: async ({ organiser, params }) => {
      await cancelStatus(platform, organiser, params.id);
      return readDesk(platform);
    },
    setAwardsDates: async ({ organiser, body }) => {
      await setDates(platform, organiser, body);
      return readDesk(platform);
    },
  });
  serve(app, organiseNominationsCalls, {
    deskNominations: ({ query }) => listDeskNominations(db, query),
    joinNomination: ({ organiser, params, body }) =>
      joinNomination(platform, organiser, placeOf(params), body),
    undoJoin: ({ organiser, params, query }) =>
      undoJoin(platform, organiser, placeOf(params), query.expected),
    deskNominees: () => listDeskNominees(db),
    setNominee: ({ organiser, params, body }) => setNominee(platform, organiser, params.id, body),
    exportNominations: () => exportNominations(db),
  });
  serve(app, organiseCountCalls, {
    exclusionProposals: () => listExclusionProposals(db),
    proposeExclusion: ({ organiser, body }) => proposeExclusion(platform, organiser, body),
    confirmExclusion: ({ organiser, params }) => confirmExclusion(platform, organiser, params.id),
    nomineeWithdrawals: () => listWithdrawals(db),
    proposeWithdrawal: ({ organiser, body }) => proposeWithdrawal(platform, organiser, body),
    confirmWithdrawal: ({ organiser, params }) => confirmWithdrawal(platform, organiser, params.id),
    unseal: ({ organiser, body }) => unseal(platform, organiser, body),
    awardsCounts: ({ params }) => readCounts(db, params),
    publishResults: ({ organiser, body }) => publishResults(platform, organiser, body),
  });
};

function placeOf({ id, categoryId }: { id: string; categoryId: string }) {
  return { nominationId: id, categoryId };
}
