import { useEffect, useState } from 'react';
import type * as settingsCalls from '@summit/contract/calls/settings';
import * as limits from '@summit/contract/limits/limits';
import type { ResponseOf } from '@summit/contract/requests/call';
import { serverNow } from '@summit/shared-auth';
import { useSuspenseQuery } from '@summit/shared-auth/server-state';
import { viewKey } from '@summit/shared-auth/server-view';

type VirtualSettings = ResponseOf<(typeof settingsCalls)['virtualSettings']>;

/** The address of the live stream, or null while there is none. It follows the clock in a tab that is left open. */
export function useStreamUrl({ isEnabled, streamUrl, opensAt }: VirtualSettings): string | null {
  const opened = useIsPast(opensAt);
  return isEnabled && opened ? streamUrl : null;
}

/**
 * Whether a moment has passed; null counts as passed. The server's result is sent with the page, so that hydration
 * matches the HTML whatever the visitor's clock shows.
 */
function useIsPast(moment: string | null): boolean {
  const { data: wasPast } = useSuspenseQuery({
    queryKey: viewKey('shell.isPast', moment),
    queryFn: () => moment === null || Date.parse(moment) <= serverNow(),
    staleTime: Infinity,
  });
  const [reached, setReached] = useState<string | null>(null);
  useEffect(() => {
    if (moment === null || wasPast) return undefined;
    const delay = Math.max(0, Date.parse(moment) - serverNow());
    if (delay > limits.maxTimerDelay) return undefined;
    const timer = setTimeout(() => setReached(moment), delay);
    return () => clearTimeout(timer);
  }, [moment, wasPast]);
  return wasPast || reached === moment;
}
