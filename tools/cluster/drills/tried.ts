import type { Buyer } from '@summit/api/bench/buyers.ts';
import type { Db } from '@summit/api/src/platform/db/db.ts';
import type { Cluster } from '../cluster.ts';
import type { ClusterSettings } from '../cluster-settings.ts';

/** A cluster that runs, and what its drills need. Each drill returns whether all was right. */
export interface Tried {
  cluster: Cluster;
  settings: ClusterSettings;
  db: Db;
  databaseUrl: string;
  adminUrl: string;
  /** Those who have not paid yet; a drill takes its own away. */
  buyers: Buyer[];
  say: (line: string) => void;
}
