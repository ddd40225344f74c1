import './font.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type LiveRemotes, pageAt } from '@summit/contract/releases/live-remotes';
import { siteName } from '@summit/contract/site/site-facts';
import {
  browserStorage,
  createServerDataClient,
  createSession,
  hydrateServerData,
  type SessionActions,
} from '@summit/shared-auth';
import { whenHydrated } from '../before-script/early-state.ts';
import { recordEnteredFields } from '../before-script/entered-fields.ts';
import { bearForeignNodes } from '../before-script/foreign-nodes.ts';
import { codeIsHere, codeWithin, loadPageCode, type PageCode } from '../federation/page-code.ts';
import { createRegistryClient } from '../federation/registry-client.ts';
import { createRemoteLoader, type RemoteLoader } from '../federation/remote-loader.ts';
import { LiveSite } from './live-site.tsx';
import { nextTask } from './next-task.ts';
import { pageDefaults } from './page-defaults.ts';
import { readPageState } from './page-state.ts';
import { removeRetiredDrafts } from './retired-drafts.ts';
import { RenderedPageContext } from './routing/failures/page-place.tsx';

/** The timeout for the page's code: until then the frame waits, so that both are hydrated together. */
const timeoutMs = 3000;

/** Starts the page: hydrates what the server rendered, or renders what it could not. */
export async function startSite(): Promise<void> {
  const state = readPageState();
  const loader = createRemoteLoader();
  const registry = createRegistryClient(state.remotes);
  const code = pageCode(state.remotes, loader);
  // While the page's code is loading, its dependencies are prepared.
  await nextTask();
  const queryClient = createServerDataClient();
  hydrateServerData(queryClient, state.queries);
  const session = createSession({
    apiBaseUrl: state.apiBaseUrl,
    storage: browserStorage(),
  });
  const meta = { siteName, siteOrigin: siteOrigin(), defaultsFor: pageDefaults(registry.current) };
  const renderedAt = state.rendered ? state : undefined;
  const context = { session, queryClient, loader, meta, renderedAt };
  await codeWithin(code, timeoutMs);
  const html = state.rendered && code.state() !== 'here' ? renderedHtml() : undefined;
  const afterHydration = state.rendered && html === undefined ? whenHydrated : undefined;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  bearForeignNodes(document.body);
  const tree = (
    <RenderedPageContext value={{ code, html }}>
      <LiveSite
        context={{ ...context, afterHydration }}
        registry={registry}
        development={state.development}
        analyticsCode={state.analyticsCode}
      />
    </RenderedPageContext>
  );
  startTransition(() => {
    if (!state.rendered) return createRoot(root).render(tree);
    recordEnteredFields();
    hydrateRoot(root, tree);
  });
  startSession(session.actions, afterHydration);
  removeRetiredDrafts();
}

/**
 * Starts the session after hydration for visitors without one, for whom the HTML is right already. An update during
 * hydration would make React hydrate all the rest synchronously, and block the page meanwhile.
 */
function startSession(
  { start, hasTokens }: SessionActions,
  afterHydration?: (run: () => void) => void,
): void {
  if (afterHydration && !hasTokens()) afterHydration(start);
  else start();
}

/** Loads the code of the page at this address, before hydration begins if it arrives in time. */
function pageCode(remotes: LiveRemotes, loader: RemoteLoader): PageCode {
  const current = pageAt(remotes, window.location.pathname);
  if (!current || current.page.renderMode === 'browser') return codeIsHere;
  return loadPageCode(loader, current.remote, current.page.id);
}

function renderedHtml(): string | undefined {
  return document.getElementById('main')?.innerHTML;
}

/** The site's public origin, as the server wrote it into the page; a proxy's own is another. */
function siteOrigin(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical && new URL(canonical).origin;
}
