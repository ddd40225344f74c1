import type { FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { findVipInvitation, type KnownVipInvitation, type VipLink } from '../public/vip.queries.ts';

/**
 * The invitation of a link that a visitor opens, whatever its state; null when there is none. A code admits anyone who
 * has it, so wrong ones are counted.
 * @throws rate-limit-0001, googlecaptcha-0001
 */
export async function guessVipInvitation(
  { db, rateLimiter }: Pick<Platform, 'db' | 'rateLimiter'>,
  link: VipLink,
  request: FastifyRequest,
): Promise<KnownVipInvitation | null> {
  await rateLimiter.visit('vipCodeOfDevice', request);
  const known = await findVipInvitation(db, link);
  if (known) await rateLimiter.forgive('vipCodeOfDevice', request);
  return known;
}
