import type { FastifyRequest } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { findVipInvitation, type KnownVipInvitation, type VipLink } from './vip.queries.ts';

/**
 * The invitation of a link that somebody opens, whatever its state; null when there is none. A code admits anyone who has
 * it, so wrong ones are counted by network.
 * @throws rate-limit-0001
 */
export async function guessVipInvitation(
  { db, rateLimiter }: Pick<Platform, 'db' | 'rateLimiter'>,
  link: VipLink,
  request: FastifyRequest,
): Promise<KnownVipInvitation | null> {
  const counted = { network: request.ip };
  await rateLimiter.demand('vipCodeFromNetwork', counted);
  const known = await findVipInvitation(db, link);
  if (known) await rateLimiter.giveBack('vipCodeFromNetwork', counted);
  return known;
}
