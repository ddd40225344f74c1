import { forgotPasswordHash, loginHash } from '@summit/contract/site-map';
import { useGo, useSitePath } from '@summit/shared-ui/navigation/navigation';
import { LoadingBar } from '@summit/shared-ui/feedback/loading-bar';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { earlyState } from '../../before-script/early-state.ts';
import { useHydrated } from '@summit/shared-site/page/hydrated';
import { isDialogHash, subscribeHash, type HashDialogName } from '../parts/hash-dialog-names.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { OverlayBoundary } from '../parts/overlay-boundary.tsx';

/** Loaded on demand: no page's first load includes them. */
const LoginDialog = lazyPart(() => import('../login/login-dialog.tsx'));
const SubscribeDialog = lazyPart(() => import('./subscribe-dialog.tsx'));

const dialogs: Record<HashDialogName, (close: () => void) => ReactNode> = {
  [loginHash]: (close) => <LoginDialog onClose={close} />,
  [forgotPasswordHash]: (close) => <LoginDialog first="forgot-password" onClose={close} />,
  [subscribeHash]: (close) => <SubscribeDialog onClose={close} />,
};

/** The dialogs that an address opens by its hash, on any page: `#login`. */
export function HashDialogs() {
  const name = useHashDialog();
  const { pathname, search } = useSitePath();
  const go = useGo();
  useOpenedFrom(name, pathname + search);
  if (name === null) return null;
  const close = () => {
    if (wasOpenedHere()) window.history.back();
    else go(pathname + search, { replace: true });
  };
  return (
    <OverlayBoundary key={name} onClose={close}>
      <Suspense fallback={<LoadingBar active />}>{dialogs[name](close)}</Suspense>
    </OverlayBoundary>
  );
}

/** What was shown before: on which page, and which dialog. */
interface OpenedFrom {
  name: HashDialogName | null;
  page: string;
}

/**
 * Notes in the history's own entry that the dialog was opened from the page below it. Closing it then goes back, so
 * that the page is not in the history twice. An entry without any state is one the visitor has just made.
 */
function useOpenedFrom(name: HashDialogName | null, page: string): void {
  const before = useRef<OpenedFrom | undefined>(undefined);
  useEffect(() => {
    // Before the script ran, the visitor was on the page without its dialog.
    const turned = earlyState()?.turned === true;
    const from = before.current ?? (turned ? { name: null, page } : undefined);
    before.current = { name, page };
    if (name === null || from?.name !== null || from.page !== page) return;
    const state = window.history.state as object | null;
    if (state === null || turned) window.history.replaceState({ ...state, openedHere: true }, '');
    forgetEarlyTurn();
  }, [name, page]);
}

function forgetEarlyTurn(): void {
  const early = earlyState();
  if (early) early.turned = false;
}

function wasOpenedHere(): boolean {
  const state = window.history.state as { openedHere?: unknown } | null;
  return state?.openedHere === true;
}

/** The dialog that the hash has opened, or null. */
function useHashDialog(): HashDialogName | null {
  const hydrated = useHydrated();
  const { hash } = useSitePath();
  const name = hash.slice(1);
  return hydrated && isDialogHash(name) ? name : null;
}
