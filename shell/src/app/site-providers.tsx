import type { ReactNode } from 'react';
import type { LiveRemotes } from '@summit/contract/releases/live-remotes';
import { type Session, SessionProvider } from '@summit/shared-auth';
import { type QueryClient, QueryClientProvider } from '@summit/shared-auth/server-state';
import { type PageMetaSink, PageMetaSinkContext } from '@summit/shared-ui/navigation/page-meta-sink';
import { type RenderedAddress, SiteRouter } from '@summit/shared-ui/navigation/site-router';
import { OpenDialogProvider } from '@summit/shared-ui/overlays/open-dialog';
import { ToastProvider } from '@summit/shared-ui/overlays/toast';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import { RemotesProvider } from '../federation/remotes-context.tsx';
import { FailureReports } from './overlays/failure-reports.tsx';
import { RemoteDialog } from './routing/dialogs/remote-dialog.tsx';
import { NoScriptContext, type NoScriptParts } from './routing/no-script.tsx';

/** Everything that belongs to one visitor in the browser, and to one request on the server. */
export interface SiteContext {
  session: Session;
  queryClient: QueryClient;
  live: LiveRemotes;
  loader: RemoteLoader;
  /** Fetches the releases that are live now. */
  refresh: () => Promise<LiveRemotes>;
  meta: PageMetaSink;
  /** On the server: the texts for visitors without script. */
  noScript?: NoScriptParts;
  /** On the server: path and search. In the browser the address bar is used. */
  location?: string;
  /** In the browser: the address that the server rendered with, if it did. */
  renderedAt?: RenderedAddress;
  /** In the browser, on a page that the server rendered: runs something once it is hydrated. */
  afterHydration?: (run: () => void) => void;
}

/** The same providers around the site on the server and in the browser, so that hydration finds what it expects. */
export function SiteProviders({ context, children }: { context: SiteContext; children: ReactNode }) {
  const {
    session,
    queryClient,
    live,
    loader,
    refresh,
    meta,
    noScript,
    location,
    renderedAt,
    afterHydration,
  } = context;
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <RemotesProvider live={live} loader={loader} refresh={refresh}>
          <FailureReports>
            <PageMetaSinkContext value={meta}>
              <NoScriptContext value={noScript ?? null}>
                <SiteRouter location={location} renderedAt={renderedAt} afterHydration={afterHydration}>
                  <ToastProvider>
                    <OpenDialogProvider renderDialog={(dialog) => <RemoteDialog {...dialog} />}>
                      {children}
                    </OpenDialogProvider>
                  </ToastProvider>
                </SiteRouter>
              </NoScriptContext>
            </PageMetaSinkContext>
          </FailureReports>
        </RemotesProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
