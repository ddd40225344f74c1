import type { Counts } from './add-up.ts';

/**
 * How sure the gate is. `falseRollback` is the chance that a release no worse than the previous one is ever found worse,
 * however often it is checked; `deviations` is how far above its observed rate the true rate of the previous release may
 * be: 3.09 standard deviations are exceeded once in a thousand times.
 */
export const healthLimits = {
  views: 20,
  /** The fewest failures: a single visitor, or one broken browser, makes no release suspect. */
  failed: 5,
  falseRollback: 0.001,
  deviations: 3.09,
  /** A previous release with hardly any views is assumed to fail in one of 200. */
  assumed: { views: 200, failed: 1 },
  /** A release is suspect when more than this share of its views fail, whatever the rate of the previous release was. */
  maxAccepted: 0.25,
} as const;

/**
 * What reports have to fulfil where the gate sees no failure itself. An attacker with `networks` networks can forge one
 * view from each; `share` is the share of all networks that must remain without those, so that on a site with many
 * visitors an attacker with a few more networks achieves nothing either.
 */
export const forgeryLimits = { networks: 25, share: 0.05 } as const;

/** Whether a release fails more often than the previous one; valid at any moment. */
export function isWorse(release: Counts, before: Counts): boolean {
  return isSeenOften(release) && isUnlikely(release, highestRate(before));
}

/** Whether the gate should open the pages itself: the release is worse, or bad regardless of the previous one. */
export function isSuspect(release: Counts, before: Counts): boolean {
  const usual = Math.min(highestRate(before), healthLimits.maxAccepted);
  return isSeenOften(release) && isUnlikely(release, usual);
}

function isSeenOften({ views, failed }: Counts): boolean {
  return views >= healthLimits.views && failed >= healthLimits.failed;
}

/**
 * Whether a release is worse even if 25 networks have forged their views: without 25 failed views of the release, and
 * without 25 good ones of the previous one. The remaining failures of the release are at most those of honest visitors, so
 * for a release that is no worse the bound for honest visitors applies. Where fewer views remain than a decision needs,
 * the missing ones count as good: a few failures decide nothing that as many of 20 honest views would not, and a release
 * that always fails need not wait for twenty more networks.
 */
export function isWorseBeyondForgery(release: Counts, before: Counts): boolean {
  const { networks, share } = forgeryLimits;
  const failed = release.failed - networks;
  const left = release.views - networks;
  if (failed < healthLimits.failed || failed < share * left) return false;
  const known = { views: Math.max(before.failed, before.views - networks), failed: before.failed };
  return isUnlikely({ views: Math.max(left, healthLimits.views), failed }, highestRate(known));
}

/**
 * Compares the likelihood of the observed views under several worse rates with that under `usual`, the highest plausible
 * rate of the previous release. For a release that is no worse, this ratio is a supermartingale that begins at 1, so it
 * ever reaches 1 / `falseRollback` with at most that probability (Ville's inequality): frequent checks do not add to it.
 * A rate that is not worse than `usual` is replaced by it, with a ratio of 1: so the mean never grows with `usual`
 * where a decision is made, and knowing less about the previous release makes no release worse.
 */
function isUnlikely({ views, failed }: Counts, usual: number): boolean {
  const ratios = worseThan(usual).map((rate) =>
    Math.exp(failed * Math.log(rate / usual) + (views - failed) * Math.log((1 - rate) / (1 - usual))),
  );
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  return mean >= 1 / healthLimits.falseRollback;
}

/** The upper end of Wilson's interval for the rate of failures. */
export function highestRate({ views, failed }: Counts): number {
  const { assumed, deviations: z } = healthLimits;
  const n = views + assumed.views;
  const rate = (failed + assumed.failed) / n;
  const spread = z * Math.sqrt((rate * (1 - rate)) / n + z ** 2 / (4 * n ** 2));
  return Math.min((rate + z ** 2 / (2 * n) + spread) / (1 + z ** 2 / n), 0.9);
}

/** The tested rates: a little worse, much worse, and nearly always failing, so that each kind of failure is found soon. */
function worseThan(usual: number): number[] {
  return [Math.min(2 * usual, 0.95), 0.1, 0.15, 0.25, 0.5, 0.95].map((rate) => Math.max(rate, usual));
}
