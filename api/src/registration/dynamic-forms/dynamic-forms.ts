import * as formCalls from '@summit/contract/calls/forms';
import { repeat } from '../../platform/jobs/repeat.ts';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { findForm } from './dynamic-forms.queries.ts';
import { removeOldSubmissions } from './remove-old-submissions.queries.ts';
import { createSubmitFormHandler } from './submit-form.ts';

/** How long a response is cached, in seconds. */
const freshness = 5;

const everyHour = 3_600_000;

/** Forms that organisers describe and browsers interpret. Responses are cached as `forms`. */
export const dynamicForms: Capability = (app, platform) => {
  const { db, clock } = platform;
  repeat(app, 'remove old forms', everyHour, () => removeOldSubmissions(db, clock.now()));

  serve(app, formCalls, {
    form: cachedResponse('forms', freshness, async ({ params, fail }) => {
      return (await findForm(db, params.type)) ?? fail('cqrs-0009');
    }),

    submitForm: createSubmitFormHandler(platform),

    formConstructor: async ({ params, fail }) => (await findForm(db, params.type)) ?? fail('cqrs-0009'),
  });
};
