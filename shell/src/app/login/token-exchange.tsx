import { authCalls } from '@summit/contract/calls/auth';
import { loginTokens, type LoginTokenName } from '@summit/contract/login-tokens';
import { href } from '@summit/contract/site-map';
import { isApiError, useServerAction, useSessionActions } from '@summit/shared-auth';
import { changedSearch, useGo, useSitePath } from '@summit/shared-ui/navigation/navigation';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { useEffect, useEffectEvent } from 'react';
import FailureDialog from '../overlays/failure-dialog.tsx';
import { MainSpinner } from '../overlays/main-spinner.tsx';
import { useLoginTexts } from './login-texts.ts';

interface TokenExchangeProps {
  name: LoginTokenName;
  token: string;
  onDone: () => void;
}

/**
 * Exchanges the token of an address for a session. The token works once, so it leaves the address before it is used;
 * one that was used before leads home.
 */
export function TokenExchange({ name, token, onDone }: TokenExchangeProps) {
  const callName = loginTokens[name];
  const { pathname, search, hash } = useSitePath();
  const login = useServerAction(authCalls[callName]);
  const { setTokens } = useSessionActions();
  const texts = useLoginTexts();
  const toast = useToast();
  const go = useGo();

  const signIn = useEffectEvent(async () => {
    const left = changedSearch(search, { [name]: null });
    go(pathname + (left && `?${left}`) + hash, { replace: true });
    try {
      await setTokens(await login.run({ body: { token } }));
      toast(texts['login.success.message']);
      onDone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === 'cqrs-0009') go(href('home'), { replace: true });
    }
  });

  useEffect(() => void signIn(), []);

  if (login.error) return <FailureDialog error={login.error} callName={callName} onClose={onDone} />;
  return login.busy ? <MainSpinner label={texts['login.busy']} /> : null;
}
