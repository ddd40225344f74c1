import type { TestApp } from '../test-app.ts';

/** Calls are not counted: what is sent so often would only meet the limits, which other tests are about. */
export function withoutLimits({ app }: TestApp): void {
  const { rateLimiter } = app.platform;
  rateLimiter.visit = async () => undefined;
  rateLimiter.take = async () => null;
  rateLimiter.requireAttempt = async () => undefined;
}
