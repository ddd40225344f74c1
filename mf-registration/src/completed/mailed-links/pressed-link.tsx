import { type ReactNode, useEffect, useEffectEvent } from 'react';
import * as authCalls from '@summit/contract/calls/auth';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerAction } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { LonePageHeader } from '../lone-page-header.tsx';
import { FailedToken } from './failed-token.tsx';
import { RenewLink } from './renew-link.tsx';
import type { MailedLinkTexts } from './use-mailed-link-texts.ts';

interface PressedLinkProps {
  /** The token of the link in the email. */
  token: string;
  texts: MailedLinkTexts;
  title: string;
  /** The lead text, with the placeholder `{email}` for the address. */
  lead: string;
  action: string;
  busy: boolean;
  /** @param keepsPassword the reader of the email chose the password themselves, on another device */
  onPress: (keepsPassword: boolean) => void;
  /** Shown until it is known whose link it is. */
  waiting: ReactNode;
}

/**
 * Shows what a link in an email does, and for which address. It takes effect only when the button is pressed,
 * because programs that scan mail open links, too. An expired link is replaced with one press.
 */
export function PressedLink({ token, texts, waiting, ...shown }: PressedLinkProps) {
  const { run, response, error, reset } = useServerAction(authCalls.mailedLink);

  const check = useEffectEvent(() => {
    // The error is shown below.
    run({ body: { token } }).catch(() => undefined);
  });
  useEffect(() => {
    if (!error) check();
  }, [token, error]);

  if (error) return <FailedToken error={error} texts={texts} onRetry={reset} />;
  if (!response) return waiting;
  const { state, email, endsPassword } = response;
  if (state !== 'usable') return <RenewLink token={token} email={email} texts={texts} />;
  const busy = { busy: shown.busy, busyLabel: texts['registrationCompleted.pressed.busy'] };
  return (
    <LonePageHeader
      title={shown.title}
      lead={`${fillText(shown.lead, { email })} ${endsPassword ? texts['registrationCompleted.press.whose'] : ''}`.trim()}
      actions={
        endsPassword ? (
          <>
            <Button {...busy} onClick={() => shown.onPress(true)}>
              {texts['registrationCompleted.press.mine']}
            </Button>
            <Button {...busy} variant="secondary" onClick={() => shown.onPress(false)}>
              {texts['registrationCompleted.press.notMine']}
            </Button>
          </>
        ) : (
          <Button {...busy} onClick={() => shown.onPress(false)}>
            {shown.action}
          </Button>
        )
      }
    />
  );
}
