import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Route, Router, Routes, useInRouterContext } from 'react-router-dom';
import * as limits from '@summit/contract/limits/limits';
import * as pages from '@summit/contract/site/site-map';
import { serverNow } from '@summit/shared-auth';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { Spinner } from '@summit/shared-ui/feedback/spinner';
import { useHistory } from '@summit/shared-ui/navigation/history';
import { useLocation } from '@summit/shared-ui/navigation/router';
import { useListOfSession } from './check-in/device/use-list-of-session.ts';
import { useBackofficeTheme } from './shared/look/backoffice-theme.ts';
import { markSessionOver, useOrganiser } from './shared/session/organiser-store.ts';

const BackofficeApp = lazyWithRetry(async () => ({
  default: (await import('./backoffice-app.tsx')).BackofficeApp,
}));
const LoginPage = lazyWithRetry(() => import('./login/login-page.tsx'));
const SetUpPage = lazyWithRetry(() => import('./login/set-up-page.tsx'));

/** Everything below /backoffice. */
export default function BackofficePage() {
  const theme = useBackofficeTheme();
  const { pathname } = useLocation();
  return (
    <OwnRouter>
      <ThemeProvider theme={theme}>
        <Suspense fallback={<Spinner />}>
          <Entrance pathname={pathname} />
        </Suspense>
      </ThemeProvider>
    </OwnRouter>
  );
}

/**
 * The history is the shell's. The router is this remote's own copy, which its libraries use;
 * if there is only one copy, that one is used.
 */
function OwnRouter({ children }: { children: ReactNode }) {
  const isThere = useInRouterContext();
  const navigator = useHistory();
  const location = useLocation();
  if (isThere) return children;
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

function Entrance({ pathname }: { pathname: string }) {
  const session = useOrganiser((state) => state.session);
  useEndInTime(session?.expiresAt);
  useListOfSession();
  if (/^\/backoffice\/set-up\/?$/.test(pathname)) return <SetUpPage />;
  if (!session) return <LoginPage />;
  return (
    <Routes>
      <Route path={pages.backoffice.path} element={<BackofficeApp />} />
    </Routes>
  );
}

/** A session expires on its own: an organiser who is typing is told before they submit. */
function useEndInTime(expiresAt: string | undefined): void {
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const left = Date.parse(expiresAt) - serverNow();
    const timer = setTimeout(markSessionOver, Math.min(Math.max(0, left), limits.maxTimerDelay));
    return () => clearTimeout(timer);
  }, [expiresAt]);
}
