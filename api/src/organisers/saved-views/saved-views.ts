import * as calls from '@summit/contract/calls/organise-views';
import * as limits from '@summit/contract/limits/limits';
import { type Capability, serve } from '../../platform/serve.ts';
import { audit } from '../public/audit.queries.ts';
import { countViews, deleteView, findView, listViews, storeView } from './saved-views.queries.ts';

/** Saved views of lists, which only the organiser who saved them sees. */
export const savedViews: Capability = (app, { db, clock }) => {
  serve(app, calls, {
    savedViews: async ({ organiser, params }) => ({ views: await listViews(db, organiser.id, params.list) }),
    saveView: ({ organiser, params, body, fail }) =>
      db.transaction(async (tx) => {
        const view = { organiserId: organiser.id, ...params };
        const before = await findView(tx, view);
        if (!before && (await countViews(tx, organiser.id)) >= limits.savedViews) return fail('view-0001');
        await storeView(tx, { ...view, query: body.query });
        const change = { call: 'saveView', subject: `views/${params.list}/${params.name}` };
        await audit(tx, organiser, { ...change, before, after: body.query }, clock.now());
      }),
    removeView: ({ organiser, params, fail }) =>
      db.transaction(async (tx) => {
        const view = { organiserId: organiser.id, ...params };
        const before = (await findView(tx, view)) ?? fail('cqrs-0009');
        await deleteView(tx, view);
        const change = { call: 'removeView', subject: `views/${params.list}/${params.name}` };
        await audit(tx, organiser, { ...change, before }, clock.now());
      }),
  });
};
