import type { Remote, Wish } from './release-words.ts';

/** A release of a remote that is live, on trial or waiting, and what can be done with it. */
export interface ReleaseRow {
  buildId: string;
  version: string;
  since: string;
  /** Who has it: `Everybody`. */
  place: string;
  /** Null: nobody has it, so that nothing is known. */
  health: NonNullable<Remote['live']>['health'] | null;
  /** What is different for visitors, as its team says. */
  notes: readonly string[];
  by: string | null;
  hasPreview: boolean;
  wishes: Wish[];
}

/** The releases of a remote: what is live, then what is on trial, then what waits. */
export function releaseRows({ live, share, candidates, before }: Remote): ReleaseRow[] {
  const common = { notes: [], by: null };
  const rows: ReleaseRow[] = [];
  if (live) {
    // What only some have is withdrawn first: that would be what a rollback does.
    const wishes = before && !share ? [wish('rollback', live.buildId)] : [];
    rows.push({ ...common, ...live, place: 'Live for everybody', hasPreview: false, wishes });
  }
  if (share) {
    const { buildId, percent } = share;
    const other = percent === 1 ? 10 : 1;
    rows.push({
      ...common,
      ...share,
      place: `On trial for ${percent}% of the devices`,
      hasPreview: true,
      wishes: [wish('promote', buildId, other), wish('promote', buildId, 100), wish('withdraw', buildId)],
    });
  }
  for (const candidate of candidates) {
    const { buildId } = candidate;
    // A share needs something that the other devices get.
    const shares = live ? [wish('promote', buildId, 1), wish('promote', buildId, 10)] : [];
    rows.push({
      ...candidate,
      place: 'Candidate: seen by a preview alone',
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
