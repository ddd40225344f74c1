import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import * as settingsCalls from '@summit/contract/calls/settings';
import { isApiError, useCall } from '@summit/shared-auth';
import { type Query, type QueryClient, useQueryClient } from '@summit/shared-auth/server-state';
import { RecoveryContext } from '@summit/shared-ui/feedback/recovery';

const askEveryMs = 4000;

/**
 * While something on the page has failed because the server was unreachable, polls until it responds again and then
 * retries all of it, so that visitors need not reload the page.
 */
export function ApiReturn({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const call = useCall();
  const [recoveries, setRecoveries] = useState(0);
  const away = useSyncExternalStore(
    (listen) => client.getQueryCache().subscribe(listen),
    () => anyUnreached(client),
    () => false,
  );

  useEffect(() => {
    if (!away) return undefined;
    let asking = false;
    let over = false;
    const ask = async () => {
      if (asking || document.visibilityState !== 'visible') return;
      asking = true;
      const back = await call(settingsCalls.virtualSettings).then(
        () => true,
        () => false,
      );
      asking = false;
      if (!back || over) return;
      // Reset rather than refetched: the components that still use it fetch it again.
      for (const query of client.getQueryCache().findAll({ predicate: unreached })) query.reset();
      setRecoveries((count) => count + 1);
    };
    const timer = setInterval(() => void ask(), askEveryMs);
    const online = () => void ask();
    window.addEventListener('online', online);
    return () => {
      over = true;
      clearInterval(timer);
      window.removeEventListener('online', online);
    };
  }, [away, call, client]);

  return <RecoveryContext value={recoveries}>{children}</RecoveryContext>;
}

function anyUnreached(client: QueryClient): boolean {
  return client.getQueryCache().getAll().some(unreached);
}

function unreached({ state }: Pick<Query, 'state'>): boolean {
  return state.status === 'error' && isApiError(state.error) && state.error.code === 'network-0001';
}
