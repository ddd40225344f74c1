import type { FastifyInstance } from 'fastify';
import type { Server } from 'socket.io';
import type { Call } from '@summit/contract/requests/call';
import type { OrganiserRole } from '@summit/contract/session/organisers';
import type { Passwords } from './accounts/passwords.ts';
import type { CaptchaProvider } from './captcha/captcha.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import type { Draining } from './draining.ts';
import type { JobRuns } from './jobs/job-runs.ts';
import type { MailOutbox } from './mail/outbox.queries.ts';
import type { RateLimiter } from './rate-limit/rate-limiter.ts';
import type { StreamedTables } from './resources/streamed-table.ts';
import type { ResponseCache } from './responses/response-cache.ts';
import type { SiteNews } from './responses/site-news.ts';

/** The attendee behind a valid access token, read from the database for each request; never a blocked one. */
export interface SignedInAttendee {
  id: string;
  email: string;
  /** Whether the address is confirmed. */
  isEmailConfirmed: boolean;
  attendeeType: string;
  categoryId: string | null;
  registrationStatus: string;
  firstName: string;
  lastName: string;
  company: string | null;
  jobTitle: string | null;
  /** The organiser's role, for organisers only. */
  organiserRole: string | null;
}

/**
 * Returns the owner of an access token. Throws a 401 failure when the token is expired, forged or of an ended session,
 * or its owner is gone or blocked.
 */
export type Identify = (accessToken: string) => Promise<SignedInAttendee>;

/** The organiser behind a session of organisers, read from the database for each request; never a blocked one. */
export interface SignedInOrganiser {
  id: string;
  email: string;
  name: string;
  roles: OrganiserRole[];
  /** When they last gave password, one-time code or passkey in this session. */
  confirmedAt?: Date | null;
}

/** Returns the owner of an organiser's session; null when it has ended, or never was one. */
export type IdentifyOrganiser = (token: string) => Promise<SignedInOrganiser | null>;

/** How much of a pool of database connections is in use. */
export interface ConnectionPool {
  readonly totalCount: number;
  readonly idleCount: number;
  /** The number of queries that wait for a connection. */
  readonly waitingCount: number;
}

/** The dependencies of all capabilities; one instance for each API process. */
export interface Platform {
  db: Db;
  config: Config;
  clock: Clock;
  captcha: CaptchaProvider;
  mail: MailOutbox;
  passwords: Passwords;
  rateLimiter: RateLimiter;
  /** The cached responses of public reads: `responseCache.drop('speakers')` after a change. */
  responseCache: ResponseCache;
  /** Notifies the site's servers of changes immediately. */
  news: SiteNews;
  identify: Identify;
  identifyOrganiser: IdentifyOrganiser;
  /** For the metrics; absent in programs that have none. */
  pool?: ConnectionPool | undefined;
  /** Whether the database responds. */
  isReady(): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
    /** Begins when the API is about to stop. */
    draining: Draining;
    jobRuns: JobRuns;
    streamedTables: StreamedTables;
    /** Websockets: each channel adds its namespace. */
    realtime: Server;
  }

  interface FastifyContextConfig {
    /** The name of the call's row: the catalogue words some errors differently for some calls. */
    callName?: string;
    call?: Call;
  }
}

export type Api = FastifyInstance;
