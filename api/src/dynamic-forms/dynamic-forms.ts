import { formCalls } from '@summit/contract/calls/forms';
import { cachedAnswer } from '../platform/cached-answer.ts';
import { serve, type Capability } from '../platform/serve.ts';
import { findForm } from './dynamic-forms.queries.ts';

/** How long a change may take to be seen, in seconds. */
const freshness = 5;

/** Whose constructor it is. */
const constructorRole = 'owner';

/** Forms that organisers describe and browsers interpret. The kept answers are called `forms`. */
export const dynamicForms: Capability = (app, { db }) => {
  serve(app, formCalls, {
    form: cachedAnswer('forms', freshness, async ({ params, fail }) => {
      return (await findForm(db, params.type)) ?? fail('cqrs-0009');
    }),

    formConstructor: async ({ params, attendee, fail }) => {
      if (attendee.organiserRole !== constructorRole) {
        return fail('oauth.advanced-0007');
      }
      return (await findForm(db, params.type)) ?? fail('cqrs-0009');
    },
  });
};
