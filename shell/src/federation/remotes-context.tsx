import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { LiveRemotes } from '@summit/contract/releases/live-remotes';
import type { RemoteLoader } from './remote-loader.ts';

interface Remotes {
  live: LiveRemotes;
  loader: RemoteLoader;
  /** Fetches the releases that are live now. */
  refresh: () => Promise<LiveRemotes>;
}

/** Null outside a RemotesProvider. */
export const RemotesContext = createContext<Remotes | null>(null);

interface RemotesProviderProps extends Remotes {
  children: ReactNode;
}

/** Provides routing and dialogs with the live releases and their loader. */
export function RemotesProvider({ live, loader, refresh, children }: RemotesProviderProps) {
  const remotes = useMemo(() => ({ live, loader, refresh }), [live, loader, refresh]);
  return <RemotesContext value={remotes}>{children}</RemotesContext>;
}

/** @throws Error outside a RemotesProvider */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a RemotesProvider above it');
  return remotes;
}
