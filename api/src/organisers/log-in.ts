import type { organiserCalls } from '@summit/contract/calls/organisers';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { openOtpSecret, otpStepOf } from './one-time-codes.ts';
import { findOrganiserByEmail, useOtpStep } from './organiser-rows.queries.ts';
import { startOrganiserSession } from './organiser-sessions.queries.ts';
import type { OrganiserRow } from './organisers.tables.ts';

/**
 * Logs an organiser in with password and one-time code. Whatever is wrong gets the same response after the same time:
 * an unknown address, a wrong password, a wrong or used code, somebody who is blocked.
 */
export function organiserLoginWith(platform: Platform): Handler<typeof organiserCalls.organiserLogin> {
  const { db, clock, config, passwords, rateLimiter } = platform;

  async function isCodeRight(organiser: OrganiserRow, code: string): Promise<boolean> {
    if (organiser.otpSecret === null) return false;
    const secret = openOtpSecret(organiser.otpSecret, config.secret);
    // Sealed with another secret of the API: the owner invites them again.
    if (secret === null) return false;
    const step = otpStepOf(secret, code, organiser.lastOtpStep, clock.now().getTime());
    return step !== null && useOtpStep(db, organiser.id, step);
  }

  return async ({ body: { email, password, code }, request, fail }) => {
    await rateLimiter.demand('organiserLoginFromNetwork', { network: request.ip });
    await rateLimiter.demand('organiserLoginOfAddressFromNetwork', { network: request.ip, email });
    await rateLimiter.demand('organiserLoginOfAddress', { email });
    const organiser = await findOrganiserByEmail(db, email);
    const isRight = await passwords.verify(organiser?.passwordHash ?? null, password);
    if (!organiser || !isRight || organiser.isBlocked || !(await isCodeRight(organiser, code))) {
      return fail('organiser-0001');
    }
    await rateLimiter.giveBack('organiserLoginOfAddressFromNetwork', { network: request.ip, email });
    await rateLimiter.giveBack('organiserLoginOfAddress', { email });
    const { token, expiresAt } = await startOrganiserSession(db, organiser.id, clock.now());
    const { name, roles } = organiser;
    return { token, expiresAt: expiresAt.toISOString(), name, roles };
  };
}
