import { setTimeout as sleep } from 'node:timers/promises';
import { readMasthead } from './emails/delivery/masthead.ts';
import { createIdentifyOrganiser } from './organisers/organisers/identify-organiser.ts';
import { accessTokens } from './people/auth/access-tokens.ts';
import { createIdentify } from './people/auth/identify.ts';
import { passwordsAt } from './platform/accounts/passwords.ts';
import { altchaCaptcha } from './platform/captcha/altcha.ts';
import { recaptchaCaptcha } from './platform/captcha/recaptcha.ts';
import { createRequireCaptcha } from './platform/captcha/require-captcha.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/db/db.ts';
import { createMailOutbox } from './platform/mail/outbox.queries.ts';
import type { ConnectionPool, Platform } from './platform/platform.ts';
import { databaseCounts } from './platform/rate-limit/counts.queries.ts';
import { createRateLimiter } from './platform/rate-limit/rate-limiter.ts';
import { rehearsedClock } from './platform/rehearsal/current-rehearsal.ts';
import { type ResponseCache, responseCache } from './platform/responses/response-cache.ts';
import { type SiteNews, siteNews } from './platform/responses/site-news.ts';

interface Needs {
  db: Db;
  config: Config;
  clock: Clock;
  /** Rejects when the database does not respond. */
  ping: () => Promise<void>;
  /** Where the API serves its metrics. */
  pool?: ConnectionPool;
  /** For processes that share a database: a cache that drops what others have changed, and the news of all of them. */
  shared?: { cache: ResponseCache; news: SiteNews };
}

/** The timeout after which a database counts as unavailable, in milliseconds. */
const readyMs = 2000;

/** Creates the platform that all capabilities get. */
export function createPlatform(needs: Needs): Platform {
  const { db, config, clock, ping, pool, shared = ofThisProcess(clock) } = needs;
  const captcha = config.recaptcha
    ? recaptchaCaptcha(config.recaptcha)
    : altchaCaptcha({ db, clock, config });
  return {
    db,
    config,
    // Districts decide by the clock of the rehearsal. Sessions, captchas and limits use the real time.
    clock: rehearsedClock(clock),
    captcha,
    mail: createMailOutbox(clock, (at) => readMasthead(at, config.siteOrigin)),
    passwords: passwordsAt(config.passwordCost),
    rateLimiter: createRateLimiter({
      counts: databaseCounts(db, clock),
      clock,
      requireCaptcha: createRequireCaptcha(captcha),
    }),
    responseCache: shared.cache,
    news: shared.news,
    identify: createIdentify(db, accessTokens(config.secret, clock, config.secretBefore), clock),
    identifyOrganiser: createIdentifyOrganiser(db, clock),
    pool,
    isReady: () => Promise.race([ping().then(succeeded, failed), sleep(readyMs, false, { ref: false })]),
  };
}

function ofThisProcess(clock: Clock): { cache: ResponseCache; news: SiteNews } {
  const news = siteNews();
  return { cache: responseCache(clock, () => news.announce('content')), news };
}

const succeeded = () => true;
const failed = () => false;
