import { Suspense, useState } from 'react';
import { type LoginTokenName, loginTokens } from '@summit/contract/session/login-tokens';
import { useSession } from '@summit/shared-auth';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { OverlayBoundary } from '../parts/overlay-boundary.tsx';

const TokenExchange = lazyWithRetry(async () => ({
  default: (await import('./token-exchange.tsx')).TokenExchange,
}));

/**
 * Signs in visitors who follow a link in an email: `?loginToken=` or `?photoToken=` on any page. Its code is loaded
 * for no other visitor.
 */
export function TokenLogin() {
  const started = useSession(({ phase }) => phase !== 'unknown');
  const { search } = useSitePath();
  const [taken, take] = useState<LoginToken | null>(null);
  const given = started && taken === null ? tokenIn(search) : null;
  if (given) take(given);
  if (!taken) return null;
  const done = () => take(null);
  return (
    <OverlayBoundary onClose={done}>
      <Suspense fallback={null}>
        <TokenExchange {...taken} onDone={done} />
      </Suspense>
    </OverlayBoundary>
  );
}

interface LoginToken {
  name: LoginTokenName;
  token: string;
}

function tokenIn(search: string): LoginToken | null {
  const params = new URLSearchParams(search);
  const names = Object.keys(loginTokens) as LoginTokenName[];
  const name = names.find((each) => params.get(each));
  return name ? { name, token: params.get(name) ?? '' } : null;
}
