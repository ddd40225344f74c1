import type { FastifyRequest } from 'fastify';
import { domainOfEmail } from '@summit/contract/contact-details/email-address';
import { isWellKnownDomain } from '../../people/public/email-domains.queries.ts';
import type { Platform } from '../../platform/platform.ts';

/** The calls of a registration that require no captcha. */
type Step = 'step one' | 'step two' | 'package' | 'topics';

interface Who {
  email: string;
  request: FastifyRequest;
}

/**
 * Counts a step of a registration by device, email address and mail domain. Public mail domains are not counted.
 * @throws a `rate-limit-0001` failure with the seconds to wait
 */
export async function countStep(
  { db, rateLimiter }: Platform,
  step: Step,
  { email, request }: Who,
): Promise<void> {
  await rateLimiter.visit('registrationOfDevice', request, step);
  await rateLimiter.requireAttempt('registrationOfAddress', { id: step, email });
  const domain = domainOfEmail(email);
  if (!(await isWellKnownDomain(db, domain))) {
    await rateLimiter.requireAttempt('registrationOfDomain', { id: step, email: domain });
  }
}
