import type { Remote, Wish } from './release-words.ts';

/** A release of a remote that is live, in a rollout or a candidate, with its possible actions. */
export interface ReleaseRow {
  buildId: string;
  version: string;
  since: string;
  /** Who has it: `Everybody`. */
  place: string;
  /** Null: no visitor gets it, so nothing is known. */
  health: NonNullable<Remote['live']>['health'] | null;
  /** The changes for visitors, by its team's notes. */
  notes: readonly string[];
  by: string | null;
  hasPreview: boolean;
  wishes: Wish[];
}

/** The releases of a remote: live, in a rollout, candidates. */
export function releaseRows({ live, share, candidates, before }: Remote): ReleaseRow[] {
  const common = { notes: [], by: null };
  const rows: ReleaseRow[] = [];
  if (live) {
    // A rollout is withdrawn first, because a rollback would only end it.
    const wishes = before && !share ? [wish('rollback', live.buildId)] : [];
    rows.push({ ...common, ...live, place: 'Live for everyone', hasPreview: false, wishes });
  }
  if (share) {
    const { buildId, percent } = share;
    const other = percent === 1 ? 10 : 1;
    rows.push({
      ...common,
      ...share,
      place: `On trial for ${percent}% of devices`,
      hasPreview: true,
      wishes: [wish('promote', buildId, other), wish('promote', buildId, 100), wish('withdraw', buildId)],
    });
  }
  for (const candidate of candidates) {
    const { buildId } = candidate;
    // A share needs a live release for the other devices.
    const shares = live ? [wish('promote', buildId, 1), wish('promote', buildId, 10)] : [];
    rows.push({
      ...candidate,
      place: 'Candidate: visible only in a preview',
      health: null,
      hasPreview: true,
      wishes: [...shares, wish('promote', buildId, 100), wish('withdraw', buildId)],
    });
  }
  return rows;
}

function wish(action: Wish['action'], buildId: string, percent: Wish['percent'] = 100): Wish {
  return { action, buildId, percent };
}

/** The words on a button: its row says which release it is. */
export function wishButton({ action, percent }: Wish): string {
  if (action === 'withdraw') return 'Withdraw';
  if (action === 'rollback') return 'Roll back';
  return percent === 100 ? 'Make live' : `Give to ${percent}%`;
}
