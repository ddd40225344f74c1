import { metaCalls } from '@summit/contract/calls/meta';
import { serve, type Capability } from '../platform/serve.ts';
import type { RateLimit } from '../platform/rate-limit/rate-limiter.ts';
import { countryOf } from './country.ts';
import { keepErrorReport } from './error-reports.queries.ts';

/** Reports from one network address. */
const reports: RateLimit = { limit: 60, windowSeconds: 15 * 60 };

/** Calls about the site itself. */
export const meta: Capability = (app, { db, clock, captcha, rateLimiter }) => {
  serve(app, metaCalls, {
    countryInfo: async ({ request }) => countryOf(request.headers),

    reportError: async ({ body, request, fail }) => {
      const retryAfter = await rateLimiter.take(`error report ${request.ip}`, reports);
      if (retryAfter !== null) {
        return fail('rate-limit-0001', { retryAfter });
      }
      await keepErrorReport(db, body, clock.now());
    },

    captcha: async () => captcha.shown,
    captchaChallenge: () => captcha.createChallenge(),
  });
};
