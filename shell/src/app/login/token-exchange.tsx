import { useEffect, useEffectEvent, useState } from 'react';
import * as authCalls from '@summit/contract/calls/auth';
import { type LoginTokenName, loginTokens } from '@summit/contract/session/login-tokens';
import { maskedEmail } from '@summit/contract/session/masked-email';
import { fillText } from '@summit/contract/words/text-lookup';
import { type Tokens, useServerAction, useSession, useSessionActions } from '@summit/shared-auth';
import { CheckboxField } from '@summit/shared-ui/choices/checkbox-field';
import { changedSearch, useGo, useSitePath } from '@summit/shared-ui/navigation/navigation';
import { MessageBox } from '@summit/shared-ui/overlays/message-box';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { pageHydrated } from '../../before-script/early-state.ts';
import FailureDialog from '../parts/failure-dialog.tsx';
import { MainSpinner } from '../parts/main-spinner.tsx';
import { useLoginTexts } from './login-texts.ts';
import { OldLoginLink } from './old-login-link.tsx';

interface TokenExchangeProps {
  name: LoginTokenName;
  token: string;
  onDone: () => void;
}

/**
 * Exchanges the token of an address for a session, once its reader has agreed: programs that scan mail open links too,
 * and run their scripts. The token leaves the address at once. A visitor who is signed in as somebody else is asked first,
 * and a link that was used or is too old is replaced with one press.
 */
export function TokenExchange({ name, token, onDone }: TokenExchangeProps) {
  const callName = loginTokens[name];
  const { pathname, search, hash } = useSitePath();
  const link = useServerAction(authCalls.mailedLink);
  const login = useServerAction(authCalls[callName]);
  const { setTokens, isForAnother, discard } = useSessionActions();
  const attendee = useSession((state) => state.attendee);
  const [keepsPassword, keepPassword] = useState(false);
  const [decided, setDecided] = useState(false);
  const offered = !decided && login.response && isForAnother(login.response) ? login.response : null;
  const texts = useLoginTexts();
  const toast = useToast();
  const go = useGo();
  const owner = link.response?.email ?? '';
  const isOwner = attendee !== null && maskedEmail(attendee.email) === owner;
  const other = attendee ? `${attendee.firstName} ${attendee.lastName}` : texts['login.other.nobody'];

  const look = useEffectEvent(async () => {
    await pageHydrated();
    const left = changedSearch(search, { [name]: null });
    go(pathname + (left && `?${left}`) + hash, { replace: true });
    // The error is shown below.
    const { state } = (await link.run({ body: { token } }).catch(() => null)) ?? {};
    // Somebody who presses the button of their mail again is where it leads.
    if (state === 'used' && isOwner) onDone();
  });
  useEffect(() => void look(), []);

  async function begin(tokens: Tokens) {
    setDecided(true);
    await setTokens(tokens);
    toast(texts['login.success.message']);
    onDone();
  }

  async function signIn() {
    // The error is shown below.
    const tokens = await login.run({ body: { token, keepsPassword } }).catch(() => null);
    const wasAsked = attendee !== null && !isOwner;
    if (tokens && (wasAsked || !isForAnother(tokens))) await begin(tokens);
  }

  function decline(tokens: Tokens) {
    discard(tokens);
    onDone();
  }

  if (link.error) return <FailureDialog error={link.error} callName="mailedLink" onClose={onDone} />;
  if (login.error && login.error.code !== 'cqrs-0009') {
    return <FailureDialog error={login.error} callName={callName} onClose={onDone} />;
  }
  if (link.response && (link.response.state !== 'usable' || login.error)) {
    const state = link.response.state === 'expired' ? 'expired' : 'used';
    return <OldLoginLink token={token} email={owner} state={state} onDone={onDone} />;
  }
  if (offered) {
    return (
      <MessageBox
        title={texts['login.other.title']}
        onClose={() => decline(offered)}
        confirm={{ label: texts['login.other.confirm'], onConfirm: () => void begin(offered) }}
      >
        {fillText(texts['login.other.text'], { name: other })}
      </MessageBox>
    );
  }
  if (!link.response || login.busy || login.response) {
    return link.busy || login.busy ? <MainSpinner label={texts['login.busy']} /> : null;
  }
  const isOther = attendee !== null && !isOwner;
  return (
    <MessageBox
      title={texts[isOther ? 'login.other.title' : 'login.link.title']}
      onClose={onDone}
      confirm={{
        label: texts[isOther ? 'login.other.confirm' : 'login.link.confirm'],
        onConfirm: () => void signIn(),
      }}
    >
      {isOther
        ? fillText(texts['login.other.text'], { name: other })
        : fillText(texts['login.link.text'], { email: owner })}
      {link.response.endsPassword && (
        <CheckboxField
          name="keepsPassword"
          label={texts['login.link.whose']}
          hint={texts['login.link.whose.hint']}
          checked={keepsPassword}
          onChange={({ target }) => keepPassword(target.checked)}
        />
      )}
    </MessageBox>
  );
}
