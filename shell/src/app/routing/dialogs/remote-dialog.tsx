import { createElement, Suspense, use, useState } from 'react';
import { type LiveRemote, ownerOfDialog } from '@summit/contract/releases/live-remotes';
import type { DialogProps } from '@summit/contract/site/dialogs';
import { useQueryErrorResetBoundary } from '@summit/shared-auth/server-state';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { LoadingBar } from '@summit/shared-ui/feedback/loading-bar';
import { useRemotes } from '../../../federation/remotes-context.tsx';
import { FailureBoundary } from '../../parts/failure-boundary.tsx';
import { OverlayBoundary } from '../../parts/overlay-boundary.tsx';

const UnavailableDialog = lazyWithRetry(() => import('./unavailable-dialog.tsx'));
const SiteMessageDialog = lazyWithRetry(() => import('./site-message-dialog.tsx'));

interface OpenedDialog {
  id: string;
  props: object;
  onClose: () => void;
}

/** A dialog that a page requested by name: the shell's own one, or that of a remote. */
export function RemoteDialog({ id, props, onClose }: OpenedDialog) {
  if (id !== 'siteMessage') return <OwnedDialog id={id} props={props} onClose={onClose} />;
  return (
    <OverlayBoundary onClose={onClose}>
      <Suspense fallback={<LoadingBar active />}>
        <SiteMessageDialog {...(props as DialogProps<'siteMessage'>)} onClose={onClose} />
      </Suspense>
    </OverlayBoundary>
  );
}

/**
 * A dialog from the remote that owns it at the moment of opening: a release that goes live later does not replace a
 * dialog in which the visitor is typing.
 */
function OwnedDialog({ id, props, onClose }: OpenedDialog) {
  const { live, loader, refresh } = useRemotes();
  const { reset: forgetFailedData } = useQueryErrorResetBoundary();
  const [owner, setOwner] = useState(() => ownerOfDialog(live, id));
  const forget = () => {
    if (owner) loader.forget(owner);
    forgetFailedData();
  };
  const findOwner = async () => setOwner(ownerOfDialog(await refresh(), id));
  const failed = (retry?: () => void) => <UnavailableDialog onClose={onClose} onRetry={retry} />;
  return (
    <OverlayBoundary onClose={onClose}>
      <Suspense fallback={<LoadingBar active />}>
        {owner ? (
          <FailureBoundary fallback={failed} onForget={forget} onRetry={findOwner} retryOnline>
            <LoadedDialog owner={owner} id={id} props={props} onClose={onClose} />
          </FailureBoundary>
        ) : (
          failed()
        )}
      </Suspense>
    </OverlayBoundary>
  );
}

function LoadedDialog({ owner, id, props, onClose }: OpenedDialog & { owner: LiveRemote }) {
  const { loader } = useRemotes();
  const loaded = use(loader.dialog(owner, id));
  return createElement(loaded, { ...props, onClose });
}
