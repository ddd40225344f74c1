import { organiseAwardsCalls } from '@summit/contract/calls/organise-awards';
import { repeat } from '../platform/repeat.ts';
import { type Capability, serve } from '../platform/serve.ts';
import { readDesk } from './read-desk.queries.ts';
import { setCategory } from './set-category.ts';
import { setDates } from './set-dates.ts';
import { applyDueStatuses, cancelStatus, setStatus } from './set-status.ts';

/** How often is looked whether a status is due, in milliseconds: pages follow within seconds of its time. */
const dueMs = 1_000;

/** How organisers run the awards. */
export const awardsDesk: Capability = (app, platform) => {
  const { db } = platform;
  repeat(app, 'apply scheduled statuses', dueMs, () => applyDueStatuses(platform));
  serve(app, organiseAwardsCalls, {
    awardsDesk: () => readDesk(db),

    setAwardsStatus: async ({ organiser, body }) => {
      await setStatus(platform, organiser, body);
      return readDesk(db);
    },
    cancelAwardsStatus: async ({ organiser, params }) => {
      await cancelStatus(platform, organiser, params.id);
      return readDesk(db);
    },
    setAwardsDates: async ({ organiser, body }) => {
      await setDates(platform, organiser, body);
      return readDesk(db);
    },
    setAwardsCategory: async ({ organiser, params, body }) => {
      await setCategory(platform, organiser, params.id, body);
      return readDesk(db);
    },
  });
};
