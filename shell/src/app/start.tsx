import { siteName } from '@summit/contract/site-facts';
import {
  browserStorage,
  createServerDataClient,
  createSession,
  hydrateServerData,
} from '@summit/shared-auth';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageAt } from '../federation/live-remotes.ts';
import { createRegistryClient } from '../federation/registry-client.ts';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { noteEnteredFields } from '../before-script/entered-fields.ts';
import { whenHydrated } from '../before-script/early-state.ts';
import { LiveSite } from './live-site.tsx';
import { pageDefaults } from './page-defaults.ts';
import { readPageState } from './page-state.ts';
import { removeRetiredDrafts } from './retired-drafts.ts';
import { createStyleCache } from './style-cache.ts';
import './font.ts';

/** Starts the page: hydrates what the server rendered, or renders what it could not. */
export async function startSite(): Promise<void> {
  const state = readPageState();
  const queryClient = createServerDataClient();
  hydrateServerData(queryClient, state.queries);
  const session = createSession({
    apiBaseUrl: state.apiBaseUrl,
    storage: browserStorage(),
  });
  const loader = createRemoteLoader();
  const emotionCache = createStyleCache();
  const registry = createRegistryClient(state.remotes);
  const meta = { siteName, siteOrigin: siteOrigin(), defaultsFor: pageDefaults(registry.current) };
  const renderedSearch = state.rendered ? state.search : undefined;
  const afterHydration = state.rendered ? whenHydrated : undefined;
  const context = { session, queryClient, emotionCache, loader, meta, renderedSearch, afterHydration };
  // The page's code is here before hydration begins, so that what the server rendered never disappears.
  const current = pageAt(state.remotes, window.location.pathname);
  if (current && current.page.renderMode !== 'browser') {
    await loader.page(current.remote, current.page.id).catch(() => undefined);
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  const tree = (
    <LiveSite
      context={context}
      registry={registry}
      development={state.development}
      analyticsCode={state.analyticsCode}
    />
  );
  startTransition(() => {
    if (!state.rendered) return createRoot(root).render(tree);
    noteEnteredFields();
    hydrateRoot(root, tree);
  });
  void session.actions.start();
  removeRetiredDrafts();
}

/** The address visitors know the site by, as the server wrote it into the page; a proxy's own is another. */
function siteOrigin(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical && new URL(canonical).origin;
}
