import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { audit } from '../public/audit.queries.ts';
import { mailWayIn, mailWrongTries } from './organiser-mails.ts';
import type { OrganiserRow } from './organisers.tables.ts';

/** Puts on record what somebody has come to who said who they are. */
export async function recordTry(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  organiser: OrganiserRow,
  { call, outcome }: { call: string; outcome: string },
): Promise<void> {
  const change = { call, subject: `organisers/${organiser.id}/login`, after: outcome };
  await db.transaction((tx) => audit(tx, organiser, change, clock.now()));
}

/** How the tries of an open session are counted: who has taken it over must not use up those of a login. */
export function inSession(id: string): string {
  return `${id} in session`;
}

/** Counts a wrong try. Many are warned of by an email, once an hour. */
export async function noteWrongTry(
  platform: Platform,
  organiser: OrganiserRow,
  where: 'login' | 'session',
): Promise<void> {
  const { rateLimiter } = platform;
  const counted = { id: where === 'login' ? organiser.id : inSession(organiser.id) };
  const isMany = (await rateLimiter.take('organiserWrongCodes', counted)) !== null;
  const isWarned = isMany && (await rateLimiter.take('organiserWarning', counted)) === null;
  if (isWarned) await mailWrongTries(platform, organiser, where);
}

/**
 * Refuses the tries of an address or a network that others have used up, and mails its organiser what lets them in.
 * @throws rate-limit-0001
 */
export async function refuseLocked(
  platform: Platform,
  { email, organiser, retryAfter }: { email: string; organiser: OrganiserRow | null; retryAfter: number },
): Promise<never> {
  const isMailed = (await platform.rateLimiter.take('organiserEmailOfAddress', { email })) === null;
  if (isMailed && organiser?.passwordHash && !organiser.isBlocked) await mailWayIn(platform, organiser);
  throw new Failure('rate-limit-0001', { retryAfter });
}
