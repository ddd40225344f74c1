import { useMemo, useSyncExternalStore } from 'react';
import type { RegistryClient } from '../federation/registry-client.ts';
import { ApiReturn } from './api-return.tsx';
import { RootErrorBoundary } from './routing/failures/root-error-boundary.tsx';
import { Site } from './site.tsx';
import { type SiteContext, SiteProviders } from './site-providers.tsx';

interface LiveSiteProps {
  context: Omit<SiteContext, 'live' | 'refresh'>;
  registry: RegistryClient;
  development: boolean;
  /** The organisers' code that this page's policy allows; empty: none. */
  analyticsCode: string;
}

/**
 * The site in the browser. Its routes follow the registry, so that an open tab gets new releases, too. Nothing is
 * rendered beside it, because React's ids depend on the siblings, and the server renders nothing but the site.
 */
export function LiveSite({ context, registry, development, analyticsCode }: LiveSiteProps) {
  const live = useSyncExternalStore(registry.subscribe, registry.current, registry.current);
  const full = useMemo(() => ({ ...context, live, refresh: registry.refresh }), [context, live, registry]);
  return (
    <RootErrorBoundary whole>
      <SiteProviders context={full}>
        <ApiReturn>
          <Site development={development} analyticsCode={analyticsCode} />
        </ApiReturn>
      </SiteProviders>
    </RootErrorBoundary>
  );
}
