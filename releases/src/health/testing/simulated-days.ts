import type { Counts, ReleaseHealth } from '../add-up.ts';
import { judge, type Verdict } from '../judge.ts';

/** When the forgers report: before all others, together at the worst moment, or spread over the day. */
const plans = ['first', 'together', 'spread'] as const;

/** A day on which a release is no worse than the previous one, but forgers report that it is. */
export interface ForgedDay {
  /** The share of views that fail, with either release. */
  rate: number;
  /** The honest networks that were counted with the previous release. */
  known: number;
  honest: number;
  forgers: number;
  plan: (typeof plans)[number];
  /** Whether the forgers have also sent good views of the previous release, which lowers the bound. */
  sharpen: boolean;
}

export function anyForgedDay(random: () => number, forgers: number): ForgedDay {
  const oneOf = <T>(values: readonly [T, ...T[]]): T =>
    values[Math.floor(random() * values.length)] ?? values[0];
  return {
    rate: oneOf([0, 0, 0.001, 0.005, 0.01, 0.03]),
    known: oneOf([0, 20, 200, 2000, 10_000]),
    honest: oneOf([0, 30, 100, 1000, 4000]),
    forgers,
    plan: oneOf(plans),
    sharpen: random() < 0.5,
  };
}

const getHealth = (visitors: Counts): ReleaseHealth => ({ ...visitors, visitors, phases: {}, pages: [] });

/** The worst verdict of a day, with a check after each view. */
export function getVerdict(day: ForgedDay, random: () => number): Verdict {
  const before = { views: day.known, failed: 0 };
  for (let view = 0; view < day.known; view += 1) if (random() < day.rate) before.failed += 1;
  if (day.sharpen) before.views += day.forgers;
  const total = day.honest + day.forgers;
  const start = day.plan === 'first' ? 0 : Math.floor(random() * (day.honest + 1));
  const comes = (turn: number) =>
    day.plan === 'spread' ? random() < day.forgers / total : turn >= start && turn < start + day.forgers;
  const release = { views: 0, failed: 0 };
  let forged = 0;
  let worst: Verdict = 'sound';
  for (let turn = 0; turn < total; turn += 1) {
    const isForged = forged < day.forgers && comes(turn);
    if (isForged) forged += 1;
    release.views += 1;
    if (isForged || random() < day.rate) release.failed += 1;
    const verdict = judge(getHealth(release), getHealth(before));
    if (verdict === 'failing') return verdict;
    if (verdict === 'suspect') worst = verdict;
  }
  return worst;
}

export interface BadRelease {
  rate: number;
  before: Counts;
  /** Networks of attackers who report first that nothing fails. */
  hiders?: number;
}

/** The share of views, at one view a second, that come from a network which was already counted: they add nothing. */
const comeAgain = 0.2;
/** The gate polls every two seconds, and a rollback takes two. */
const reactionSeconds = 4;

/** How many seconds a failing release stays live when the gate does not see it fail itself; Infinity after an hour. */
export function secondsUntilGone({ rate, before, hiders = 0 }: BadRelease, random: () => number): number {
  const release = { views: hiders, failed: 0 };
  for (let second = 1; second <= 3600; second += 1) {
    if (random() < comeAgain) continue;
    release.views += 1;
    if (random() < rate) release.failed += 1;
    if (judge(getHealth(release), getHealth(before)) === 'failing') return second + reactionSeconds;
  }
  return Infinity;
}
