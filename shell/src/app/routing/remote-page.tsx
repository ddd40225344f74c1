import { useRecoveries } from '@summit/shared-ui/feedback/recovery';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { useQueryErrorResetBoundary } from '@summit/shared-auth/server-state';
import { createElement, use } from 'react';
import type { LivePage, LiveRemote, LiveRemotes } from '../../federation/live-remotes.ts';
import { RemoteLoadError } from '../../federation/remote-loader.ts';
import { useRemotes } from '../../federation/remotes-context.tsx';
import { useHydrated } from '@summit/shared-auth/hydrated';
import { NoScriptPage } from './no-script.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { isMissingChunk, reloadOnceFor } from './reload-once.ts';

interface RemotePageProps {
  remote: LiveRemote;
  page: LivePage;
  /** Receives the newest releases when a failed page is tried again. */
  onRefresh: (live: LiveRemotes) => void;
}

/** One page of a remote, behind a boundary: when it fails, the rest of the site stays. */
export function RemotePage(props: RemotePageProps) {
  // Components of their own, because learning of the hydration renders once more, and at once: too much for a whole page.
  switch (props.page.renderMode) {
    case 'browser':
      return <BrowserPage {...props} />;
    case 'form':
      return <FormPage {...props} />;
    case 'server':
      return <BoundedPage {...props} />;
  }
}

function FormPage(props: RemotePageProps) {
  return (
    <>
      <NoScriptPage page={props.page.id} />
      <div className="needs-script">
        <BoundedPage {...props} />
      </div>
    </>
  );
}

function BrowserPage(props: RemotePageProps) {
  return useHydrated() ? <BoundedPage {...props} /> : <PageSkeleton />;
}

function BoundedPage({ remote, page, onRefresh }: RemotePageProps) {
  const { loader, refresh } = useRemotes();
  const { reset: forgetFailedData } = useQueryErrorResetBoundary();
  const { pathname } = useSitePath();
  const recoveries = useRecoveries();
  const forget = () => {
    loader.forget(remote);
    forgetFailedData();
  };
  /** A file of a build that is no longer there, or a build that is no longer live: the server has newer ones. */
  const loadAnew = (error: unknown): boolean | Promise<boolean> => {
    // Without a network the browser's own page would take the place of this one.
    if (!(error instanceof RemoteLoadError) || !navigator.onLine) return false;
    return isMissingChunk(error) ? reloadOnceFor(remote.containerName) : loadAnewForAnotherBuild();
  };
  const loadAnewForAnotherBuild = async (): Promise<boolean> => {
    const live = (await refresh()).remotes.find(({ name }) => name === remote.name);
    return live !== undefined && live.buildId !== remote.buildId && reloadOnceFor(remote.containerName);
  };
  return (
    <PageBoundary
      pathname={`${pathname} ${recoveries}`}
      onFailure={loadAnew}
      onForget={forget}
      onRetry={() => refresh().then(onRefresh)}
    >
      <LoadedPage remote={remote} page={page} />
    </PageBoundary>
  );
}

function LoadedPage({ remote, page }: Pick<RemotePageProps, 'remote' | 'page'>) {
  const { loader } = useRemotes();
  const loaded = use(loader.page(remote, page.id));
  return createElement(loaded);
}
