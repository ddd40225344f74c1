import * as metaCalls from '@summit/contract/calls/meta';
import { type Capability, serve } from '../platform/serve.ts';
import { getCountry } from './country.ts';
import { saveErrorReport } from './error-reports.queries.ts';

/** Calls about the site itself. */
export const meta: Capability = (app, { db, clock, captcha, rateLimiter }) => {
  serve(app, metaCalls, {
    countryInfo: async ({ request }) => getCountry(request.headers),

    reportError: async ({ body, request }) => {
      await rateLimiter.visit('errorReportOfDevice', request);
      await saveErrorReport(db, body, clock.now());
    },

    captcha: async () => captcha.shown,
    captchaChallenge: ({ query }) => captcha.createChallenge(query.action),
  });
};
