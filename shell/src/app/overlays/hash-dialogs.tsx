import { type ReactNode, Suspense, useEffect } from 'react';
import { forgotPasswordHash, loginHash, messageHashPrefix } from '@summit/contract/site/page-hashes';
import { useHydrated } from '@summit/shared-auth/hydrated';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { LoadingBar } from '@summit/shared-ui/feedback/loading-bar';
import { useGo, useSitePath } from '@summit/shared-ui/navigation/navigation';
import {
  type HashDialogName,
  isDialogHash,
  isMessageHash,
  type MessageHash,
  subscribeHash,
} from '../parts/hash-dialog-names.ts';
import { OverlayBoundary } from '../parts/overlay-boundary.tsx';
import { recordOpenedHere, wasOpenedHere } from './opened-here.ts';

/** Loaded on demand: no page's first load includes them. */
const LoginDialog = lazyWithRetry(() => import('../login/login-dialog.tsx'));
const SiteMessageDialog = lazyWithRetry(() => import('../routing/dialogs/site-message-dialog.tsx'));
const SubscribeDialog = lazyWithRetry(() => import('./subscribe-dialog.tsx'));

const dialogs: Record<HashDialogName, (close: () => void) => ReactNode> = {
  [loginHash]: (close) => <LoginDialog onClose={close} />,
  [forgotPasswordHash]: (close) => <LoginDialog first="forgot-password" onClose={close} />,
  [subscribeHash]: (close) => <SubscribeDialog onClose={close} />,
};

function getDialog(name: HashDialogName | MessageHash, close: () => void): ReactNode {
  if (!isMessageHash(name)) return dialogs[name](close);
  return <SiteMessageDialog name={name.slice(messageHashPrefix.length)} onClose={close} />;
}

/** The dialogs that an address opens by its hash, on any page: `#login`. */
export function HashDialogs() {
  const name = useHashDialog();
  const { search } = useSitePath();
  const go = useGo();
  useEffect(recordOpenedHere, []);
  if (name === null) return null;
  const close = () => {
    if (wasOpenedHere()) window.history.back();
    // With the path of the address bar: until hydration is over, the router may have another one.
    else go(search || '?', { replace: true });
  };
  return (
    <OverlayBoundary key={name} onClose={close}>
      <Suspense fallback={<LoadingBar active />}>{getDialog(name, close)}</Suspense>
    </OverlayBoundary>
  );
}

/** The dialog that the hash has opened, or null. */
function useHashDialog(): HashDialogName | MessageHash | null {
  const hydrated = useHydrated();
  const { hash } = useSitePath();
  const name = hash.slice(1);
  return hydrated && isDialogHash(name) ? name : null;
}
