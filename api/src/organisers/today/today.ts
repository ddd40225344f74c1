import * as calls from '@summit/contract/calls/organise-today';
import { type NeedId, needIds, needs } from '@summit/contract/organising/today';
import { isPermitted } from '@summit/contract/session/organisers';
import { type Capability, serve } from '../../platform/serve.ts';
import type { Need } from './count-needs.queries.ts';
import { readFigures } from './figures.queries.ts';
import { needReaders } from './needs.queries.ts';

/** The calls for the screen "Today": what needs attention, and the figures of the event. */
export const today: Capability = (app, { db }) => {
  const failing = (): Need => {
    const details = app.jobRuns.failing();
    return { count: details.length, details };
  };

  serve(app, calls, {
    today: async ({ organiser: { roles } }) => {
      const found: { id: NeedId; label: string; count: number; details: string[] }[] = [];
      for (const id of needIds.filter((one) => isPermitted(roles, needs[one].read))) {
        const need = id === 'jobsFailing' ? failing() : await needReaders[id](db, roles);
        if (need.count > 0) found.push({ id, label: needs[id].label, ...need });
      }
      return { needs: found };
    },
    figures: ({ query }) => readFigures(db, query),
  });
};
