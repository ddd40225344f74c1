import type { DialogProps } from '@summit/contract/dialogs';
import { useQueryErrorResetBoundary } from '@summit/shared-auth/server-state';
import { LoadingBar } from '@summit/shared-ui/feedback/loading-bar';
import { Component, createElement, Suspense, use, useState, type ReactNode } from 'react';
import { ownerOfDialog, type LiveRemote } from '../../federation/live-remotes.ts';
import { useRemotes } from '../../federation/remotes-context.tsx';
import { lazyPart } from '../overlays/lazy-part.tsx';
import { OverlayBoundary } from '../overlays/overlay-boundary.tsx';

const UnavailableDialog = lazyPart(() => import('./unavailable-dialog.tsx'));
const SiteMessageDialog = lazyPart(() => import('../overlays/site-message-dialog.tsx'));

interface OpenedDialog {
  id: string;
  props: object;
  onClose: () => void;
}

/** A dialog that a page asked for by name: the shell's own one, or that of a remote. */
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
 * A dialog from the live remote that owns it when it is opened: a release that goes
 * live later does not replace a dialog that somebody is writing in.
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
          <DialogBoundary fallback={failed} onForget={forget} onRetry={findOwner}>
            <LoadedDialog owner={owner} id={id} props={props} onClose={onClose} />
          </DialogBoundary>
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

interface DialogBoundaryProps {
  fallback: (retry: () => void) => ReactNode;
  /** Drops what failed, so that the next attempt asks again. */
  onForget: () => void;
  /** Looks for what is live now, before the dialog is tried again. */
  onRetry: () => Promise<void>;
  children: ReactNode;
}

class DialogBoundary extends Component<DialogBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.whenOnline);
  }

  whenOnline = () => {
    if (this.state.failed) void this.retry();
  };

  /** Opened once more, the dialog shall not meet the old failure. */
  override componentWillUnmount(): void {
    window.removeEventListener('online', this.whenOnline);
    if (this.state.failed) this.props.onForget();
  }

  retry = async (): Promise<void> => {
    await this.props.onRetry().catch(() => undefined);
    this.props.onForget();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(() => void this.retry()) : this.props.children;
  }
}
