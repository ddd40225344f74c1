import { useEffect, useEffectEvent, useState } from 'react';
import { authCalls } from '@summit/contract/calls/auth';
import { href } from '@summit/contract/href';
import { type LoginTokenName, loginTokens } from '@summit/contract/login-tokens';
import { fillText } from '@summit/contract/text-lookup';
import { isApiError, type Tokens, useServerAction, useSession, useSessionActions } from '@summit/shared-auth';
import { changedSearch, useGo, useSitePath } from '@summit/shared-ui/navigation/navigation';
import { MessageBox } from '@summit/shared-ui/overlays/message-box';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { pageHydrated } from '../../before-script/early-state.ts';
import FailureDialog from '../parts/failure-dialog.tsx';
import { MainSpinner } from '../parts/main-spinner.tsx';
import { useLoginTexts } from './login-texts.ts';

interface TokenExchangeProps {
  name: LoginTokenName;
  token: string;
  onDone: () => void;
}

/**
 * Exchanges the token of an address for a session. The token works once, so it leaves the address before it is used;
 * one that was used before leads to the home page. A visitor who is signed in as somebody else is asked first.
 */
export function TokenExchange({ name, token, onDone }: TokenExchangeProps) {
  const callName = loginTokens[name];
  const { pathname, search, hash } = useSitePath();
  const login = useServerAction(authCalls[callName]);
  const { setTokens, isForAnother, discard } = useSessionActions();
  const attendee = useSession((state) => state.attendee);
  const [decided, setDecided] = useState(false);
  const offered = !decided && login.response && isForAnother(login.response) ? login.response : null;
  const texts = useLoginTexts();
  const toast = useToast();
  const go = useGo();

  async function begin(tokens: Tokens) {
    await setTokens(tokens);
    toast(texts['login.success.message']);
    onDone();
  }

  function accept(tokens: Tokens) {
    setDecided(true);
    void begin(tokens);
  }

  function decline(tokens: Tokens) {
    discard(tokens);
    onDone();
  }

  const signIn = useEffectEvent(async () => {
    await pageHydrated();
    const left = changedSearch(search, { [name]: null });
    go(pathname + (left && `?${left}`) + hash, { replace: true });
    try {
      const tokens = await login.run({ body: { token } });
      if (!isForAnother(tokens)) await begin(tokens);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === 'cqrs-0009') go(href('home'), { replace: true });
    }
  });

  useEffect(() => void signIn(), []);

  if (login.error) return <FailureDialog error={login.error} callName={callName} onClose={onDone} />;
  if (offered) {
    const name = attendee ? `${attendee.firstName} ${attendee.lastName}` : texts['login.other.nobody'];
    return (
      <MessageBox
        title={texts['login.other.title']}
        onClose={() => decline(offered)}
        confirm={{ label: texts['login.other.confirm'], onConfirm: () => accept(offered) }}
      >
        {fillText(texts['login.other.text'], { name })}
      </MessageBox>
    );
  }
  return login.busy ? <MainSpinner label={texts['login.busy']} /> : null;
}
