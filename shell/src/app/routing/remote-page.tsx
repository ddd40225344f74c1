import { createElement, use } from 'react';
import type { LivePage, LiveRemote, LiveRemotes } from '@summit/contract/releases/live-remotes';
import { useHydrated } from '@summit/shared-auth/hydrated';
import { useQueryErrorResetBoundary } from '@summit/shared-auth/server-state';
import { useRecoveries } from '@summit/shared-ui/feedback/recovery';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { useRemotes } from '../../federation/remotes-context.tsx';
import { reportFailure } from '../../federation/report-failure.ts';
import { PageBoundary } from './failures/page-boundary.tsx';
import { PageSkeleton } from './failures/page-skeleton.tsx';
import { reloadForNewerBuild } from './newer-build.ts';
import { NoScriptPage } from './no-script.tsx';

interface RemotePageProps {
  remote: LiveRemote;
  page: LivePage;
  /** Receives the newest releases when a failed page is tried again. */
  onRefresh: (live: LiveRemotes) => void;
}

/** One page of a remote in an error boundary: when it fails, the rest of the site stays. */
export function RemotePage(props: RemotePageProps) {
  // Separate components, because `useHydrated` causes a second, synchronous rendering, which is too slow for a whole
  // page.
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
  const failed = (error: unknown) => {
    reportFailure(remote, error, page.id);
    return reloadForNewerBuild(error, remote, refresh);
  };
  return (
    <PageBoundary
      pathname={`${pathname} ${recoveries}`}
      onFailure={failed}
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
