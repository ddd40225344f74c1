import type { RemoteRole } from '../releases/remote-roles.ts';

/** The path at which a shell reports its state; 503 until it renders the releases of the registry. */
export const shellStatePath = '/ready';

/** The versions that a shell shares with every remote. */
export interface SharedVersions {
  contract: string;
  sharedAuth: string;
  sharedUi: string;
  react: string;
}

/** A live remote whose release does not load on the server. */
export interface AwayRemote {
  remote: string;
  role: RemoteRole;
  /** Whether the shell is not ready because of it. */
  blocks: boolean;
}

/** The state that a shell reports. */
export interface ShellState {
  /** The registry's revision that it has read. */
  revision: number;
  /** The revision whose releases it renders; null while it renders none. */
  renderedRevision: number | null;
  shared: SharedVersions;
  away: AwayRemote[];
}
