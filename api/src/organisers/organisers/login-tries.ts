import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { audit } from '../public/audit.queries.ts';
import { mailWayIn, mailWrongTries } from './organiser-mails.ts';
import type { OrganiserRow } from './organisers.tables.ts';

/** Records the outcome of an attempt to log in or to confirm an identity. */
export async function recordTry(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  organiser: OrganiserRow,
  { call, outcome }: { call: string; outcome: string },
): Promise<void> {
  const change = { call, subject: `organisers/${organiser.id}/login`, after: outcome };
  await db.transaction((tx) => audit(tx, organiser, change, clock.now()));
}

/** The key for counting attempts in an open session, so that a stolen session cannot use up those of a login. */
export function inSession(id: string): string {
  return `${id} in session`;
}

/** Counts a wrong attempt. The organiser is warned of many by email, once an hour. */
export async function countWrongTry(
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
 * Refuses an address or a network whose attempts others have used up, and emails the organiser a code to log in.
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
