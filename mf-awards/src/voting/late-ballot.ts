import { lazy } from 'react';

const loadBallot = () => import('./ballot/my-ballot.tsx');

/** The ballot, whose script visitors without one never fetch. What could not be loaded is loaded by another one. */
export function lateBallot() {
  return lazy(async () => ({ default: (await loadBallot()).MyBallot }));
}

export type LateBallot = ReturnType<typeof lateBallot>;

/** Fetches the ballot's script while the session is still being read. */
export function fetchBallot(): void {
  loadBallot().catch(() => undefined);
}
