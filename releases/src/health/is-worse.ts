import type { ReleaseHealth } from './add-up.ts';

/**
 * How sure the gate is. `falseRollback` is the chance that a release no worse than the one before is ever rolled back,
 * however often it is looked at; `deviations` is how far above the observed rate of the release before its true rate may
 * be: 3.09 standard deviations are exceeded once in a thousand times.
 */
export const healthLimits = {
  views: 20,
  /** One visitor, or one broken browser, cannot have a release rolled back. */
  failedNetworks: 5,
  falseRollback: 0.001,
  deviations: 3.09,
  /** A release before that was hardly seen counts as one of which one view in a hundred fails. */
  assumed: { views: 100, failed: 1 },
} as const;

type Counts = Pick<ReleaseHealth, 'views' | 'failed' | 'failedNetworks'>;

/**
 * Whether a release fails more often than the one before, at whatever moment it is asked. With `p` the highest plausible
 * rate of the release before (its Wilson bound), the likelihood of what was seen under several worse rates is divided by
 * that under `p`. For a release that is no worse, this ratio is a supermartingale that begins at 1, so it ever reaches
 * 1 / `falseRollback` with at most that probability (Ville's inequality): looking often costs nothing.
 */
export function isWorse(release: Counts, before: Pick<Counts, 'views' | 'failed'>): boolean {
  const { views, failed, failedNetworks } = release;
  if (views < healthLimits.views || failedNetworks < healthLimits.failedNetworks) return false;
  const usual = highestRate(before);
  const ratios = worseThan(usual).map((rate) =>
    Math.exp(failed * Math.log(rate / usual) + (views - failed) * Math.log((1 - rate) / (1 - usual))),
  );
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  return mean >= 1 / healthLimits.falseRollback;
}

/** The upper end of Wilson's interval for the rate of failures. */
export function highestRate({ views, failed }: Pick<Counts, 'views' | 'failed'>): number {
  const { assumed, deviations: z } = healthLimits;
  const n = views + assumed.views;
  const rate = (failed + assumed.failed) / n;
  const spread = z * Math.sqrt((rate * (1 - rate)) / n + z ** 2 / (4 * n ** 2));
  return Math.min((rate + z ** 2 / (2 * n) + spread) / (1 + z ** 2 / n), 0.9);
}

/** A little worse, much worse, nearly always: a failure of either kind is found soon. */
function worseThan(usual: number): number[] {
  return [2 * usual, 0.1, 0.25, 0.5, 0.95].filter((rate) => rate > usual && rate < 1);
}
