import type { Counts } from './add-up.ts';

/**
 * How sure the gate is. `falseRollback` is the chance that a release no worse than the one before is ever found worse,
 * however often it is looked at; `deviations` is how far above the observed rate of the release before its true rate may
 * be: 3.09 standard deviations are exceeded once in a thousand times.
 */
export const healthLimits = {
  views: 20,
  /** One visitor, or one broken browser, makes no release suspect. */
  failed: 5,
  falseRollback: 0.001,
  deviations: 3.09,
  /** A release before that was hardly seen counts as one of which one view in 200 fails. */
  assumed: { views: 200, failed: 1 },
  /** Whatever the release before did, a release is suspect when more of its views fail. */
  mostAccepted: 0.25,
} as const;

/**
 * What reports alone have to be, where the gate sees no failure itself. Somebody who has `networks` networks can say
 * whatever they like of one view from each; `share` is what must be left of all networks without them, so that on a site
 * with many visitors somebody with a few more networks achieves nothing either.
 */
export const forgeryLimits = { networks: 25, share: 0.05 } as const;

/** Whether a release fails more often than the one before, at whatever moment it is asked. */
export function isWorse(release: Counts, before: Counts): boolean {
  return isSeenOften(release) && isUnlikely(release, highestRate(before));
}

/** Whether the gate should open the pages itself: the release is worse, or bad regardless of the one before. */
export function isSuspect(release: Counts, before: Counts): boolean {
  const usual = Math.min(highestRate(before), healthLimits.mostAccepted);
  return isSeenOften(release) && isUnlikely(release, usual);
}

function isSeenOften({ views, failed }: Counts): boolean {
  return views >= healthLimits.views && failed >= healthLimits.failed;
}

/**
 * Whether a release is worse whatever visitors of 25 networks have made up: without 25 failed views of the release, and
 * without 25 good ones of the one before. What is left of the release are at most the failures of honest visitors, so for
 * a release that is no worse the bound is that of honest visitors alone. Where fewer views are left than anything is decided
 * on, those that are missing count as good: a few failures decide nothing that as many of 20 honest views would not, and a
 * release that always fails need not wait for twenty more networks.
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
 * With `usual` the highest rate that is plausible for the release before, the likelihood of what was seen under several
 * worse rates is divided by that under `usual`. For a release that is no worse, this ratio is a supermartingale that
 * begins at 1, so it ever reaches 1 / `falseRollback` with at most that probability (Ville's inequality): looking often
 * costs nothing. A rate that is not worse than `usual` counts as that one, with a ratio of 1: so the mean never grows with `usual`
 * where a decision is made, and to know less of the release before makes no release worse.
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

/** A little worse, much worse, nearly always: a failure of either kind is found soon. */
function worseThan(usual: number): number[] {
  return [Math.min(2 * usual, 0.95), 0.1, 0.15, 0.25, 0.5, 0.95].map((rate) => Math.max(rate, usual));
}
