import { useState } from 'react';
import * as authCalls from '@summit/contract/calls/auth';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerAction } from '@summit/shared-auth';
import { MessageBox } from '@summit/shared-ui/overlays/message-box';
import FailureDialog from '../parts/failure-dialog.tsx';
import { MainSpinner } from '../parts/main-spinner.tsx';
import { useLoginTexts } from './login-texts.ts';

interface OldLoginLinkProps {
  token: string;
  /** The address, most of it masked. */
  email: string;
  state: 'used' | 'expired';
  onDone: () => void;
}

/** Shown for a login link that no longer works: one press mails a new one to the same address. */
export function OldLoginLink({ token, email, state, onDone }: OldLoginLinkProps) {
  const renew = useServerAction(authCalls.renewMailedLink);
  const [isSent, setSent] = useState(false);
  const texts = useLoginTexts();

  async function send() {
    try {
      await renew.run({ body: { token } });
      setSent(true);
    } catch {
      // The error is shown below.
    }
  }

  if (renew.error) return <FailureDialog error={renew.error} callName="renewMailedLink" onClose={onDone} />;
  if (renew.busy) return <MainSpinner label={texts['login.busy']} />;
  if (isSent) {
    return (
      <MessageBox title={texts['login.link.renewed.title']} onClose={onDone}>
        {fillText(texts['login.link.renewed.text'], { email })}
      </MessageBox>
    );
  }
  return (
    <MessageBox
      title={texts[`login.link.${state}.title`]}
      onClose={onDone}
      confirm={{ label: texts['login.link.renew.confirm'], onConfirm: () => void send() }}
    >
      {fillText(texts['login.link.renew'], { email })}
    </MessageBox>
  );
}
