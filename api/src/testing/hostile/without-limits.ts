import type { TestApp } from '../test-app.ts';

/** Disables the limits, which so many calls would reach; other tests are about them. */
export function withoutLimits({ app }: TestApp): void {
  const { rateLimiter } = app.platform;
  rateLimiter.visit = async () => undefined;
  rateLimiter.take = async () => null;
  rateLimiter.requireAttempt = async () => undefined;
}
