import { useEffect, useEffectEvent, useState } from 'react';
import * as authCalls from '@summit/contract/calls/auth';
import { type LoginTokenName, loginTokens } from '@summit/contract/session/login-tokens';
import { maskedEmail } from '@summit/contract/session/masked-email';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
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
import { UnknownLoginLink } from './unknown-login-link.tsx';

interface TokenExchangeProps {
  name: LoginTokenName;
  token: string;
  onDone: () => void;
}

/**
 * Exchanges the token of an address for a session, once its reader has agreed: programs that scan mail open links too,
 * and run their scripts. The token leaves the address at once. A visitor who is signed in as its owner stays so, one
 * who is signed in as somebody else is asked first, and a link that was used or is too old is replaced with one press.
 * One that was used leads home, as does an unknown one for a photo.
 */
export function TokenExchange({ name, token, onDone }: TokenExchangeProps) {
  const callName = loginTokens[name];
  const { pathname, search, hash } = useSitePath();
  const link = useServerAction(authCalls.mailedLink);
  const login = useServerAction(authCalls[callName]);
  const { setTokens, isForAnother, discard } = useSessionActions();
  const attendee = useSession((state) => state.attendee);
  const isLoading = useSession(({ phase }) => phase === 'loading');
  const isConfirmed = useSession(({ registrationStatus }) => registrationStatus?.isEmailConfirmed === true);
  const [keepsPassword, keepPassword] = useState(false);
  const [decided, setDecided] = useState(false);
  const offered = !decided && login.response && isForAnother(login.response) ? login.response : null;
  const texts = useLoginTexts();
  const toast = useToast();
  const go = useGo();
  const owner = link.response?.email ?? '';
  const isOwner = attendee !== null && maskedEmail(attendee.email) === owner;
  const visitor = attendee ? `${attendee.firstName} ${attendee.lastName}` : texts['login.other.nobody'];
  const state = login.error?.code === 'cqrs-0009' ? 'used' : link.response?.state;
  const isExchanged = login.busy || login.response !== undefined;
  // The owner has pressed the button in the email again. Unless it confirms their address, the exchange has nothing to
  // give them, and if its response were lost, it would end the session that they have.
  const isSignedIn = isOwner && !isExchanged && (state !== 'usable' || isConfirmed);

  const isBusy = link.busy || login.busy || (isLoading && !isExchanged);
  const isUnknown = link.error?.code === 'cqrs-0009';
  const isSpent = state === 'used' || (isUnknown && name === 'photoToken');
  const leadsHome = isSpent && !isBusy && !isSignedIn;

  const goHome = useEffectEvent(() => go(href(pages.home), { replace: true }));
  useEffect(() => {
    if (leadsHome) goHome();
  }, [leadsHome]);

  const readLink = useEffectEvent(async () => {
    await pageHydrated();
    const left = changedSearch(search, { [name]: null });
    go(pathname + (left && `?${left}`) + hash, { replace: true });
    // The error is shown below.
    await link.run({ body: { token } }).catch(() => null);
  });
  useEffect(() => void readLink(), []);

  const stay = useEffectEvent(() => {
    // Says who, because two addresses can look the same where most of them is masked.
    toast(fillText(texts['login.link.signedIn'], { name: visitor }));
    onDone();
  });
  useEffect(() => {
    if (isSignedIn) stay();
  }, [isSignedIn]);

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

  if (isBusy) return <MainSpinner label={texts['login.busy']} />;
  if (isSignedIn) return null;
  if (isUnknown && !attendee) return <UnknownLoginLink onDone={onDone} />;
  if (link.error) return <FailureDialog error={link.error} callName="mailedLink" onClose={onDone} />;
  if (login.error && login.error.code !== 'cqrs-0009') {
    return <FailureDialog error={login.error} callName={callName} onClose={onDone} />;
  }
  if (state === 'used' || state === 'expired') {
    return <OldLoginLink token={token} email={owner} state={state} onDone={onDone} />;
  }
  if (offered) {
    return (
      <MessageBox
        title={texts['login.other.title']}
        onClose={() => decline(offered)}
        confirm={{ label: texts['login.other.confirm'], onConfirm: () => void begin(offered) }}
      >
        {fillText(texts['login.other.text'], { name: visitor })}
      </MessageBox>
    );
  }
  if (!link.response || login.response) return null;
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
        ? fillText(texts['login.other.text'], { name: visitor })
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
