import type { Buyer } from '@summit/api/bench/buyers.ts';
import type { Db } from '@summit/api/src/platform/db/db.ts';
import type { Cluster } from '../cluster.ts';
import type { ClusterSettings } from '../cluster-settings.ts';

/** A running cluster, and what its drills need. Each drill returns whether it passed. */
export interface Tried {
  cluster: Cluster;
  settings: ClusterSettings;
  db: Db;
  databaseUrl: string;
  adminUrl: string;
  /** Attendees who have not paid yet; a drill removes those that it uses. */
  buyers: Buyer[];
  say: (line: string) => void;
}
