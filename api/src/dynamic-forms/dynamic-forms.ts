import { formCalls } from '@summit/contract/calls/forms';
import { cachedResponse } from '../platform/cached-response.ts';
import { type Capability, serve } from '../platform/serve.ts';
import { findForm } from './dynamic-forms.queries.ts';

/** How long a change may take to be seen, in seconds. */
const freshness = 5;

/** Forms that organisers describe and browsers interpret. Responses are cached as `forms`. */
export const dynamicForms: Capability = (app, { db }) => {
  serve(app, formCalls, {
    form: cachedResponse('forms', freshness, async ({ params, fail }) => {
      return (await findForm(db, params.type)) ?? fail('cqrs-0009');
    }),

    formConstructor: async ({ params, fail }) => (await findForm(db, params.type)) ?? fail('cqrs-0009'),
  });
};
