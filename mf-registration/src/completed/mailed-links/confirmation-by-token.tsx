import { type ReactNode, useEffect } from 'react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { useServerAction, useSession, useSessionActions } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { LonePageHeader } from '../lone-page-header.tsx';
import { FailedToken } from './failed-token.tsx';
import { PressedLink } from './pressed-link.tsx';
import type { MailedLinkTexts } from './use-mailed-link-texts.ts';

interface ConfirmationByTokenProps {
  /** The token of the link in the email. */
  token: string;
  texts: MailedLinkTexts;
  /** Shown while the server responds. */
  waiting: ReactNode;
}

/** Confirms an email address with the link in an email, on any device, and with any session there. */
export function ConfirmationByToken({ token, texts, waiting }: ConfirmationByTokenProps) {
  const { run, response, error, busy, reset } = useServerAction(attendeeRegistrationCalls.completeByToken);
  const { reload } = useSessionActions();
  const signedIn = useSession(({ phase }) => phase === 'signedIn');
  const isConfirmed = response !== undefined;

  useEffect(() => {
    if (isConfirmed && signedIn) void reload();
  }, [isConfirmed, signedIn, reload]);

  function press(keepsPassword: boolean) {
    // The error is shown below.
    run({ query: { token, keepsPassword: keepsPassword ? 'yes' : undefined } }).catch(() => undefined);
  }

  if (error) return <FailedToken error={error} texts={texts} onRetry={reset} />;
  if (!isConfirmed) {
    return (
      <PressedLink
        token={token}
        texts={texts}
        title={texts['registrationCompleted.press.confirm.title']}
        lead={texts['registrationCompleted.press.confirm.text']}
        action={texts['registrationCompleted.press.confirm.action']}
        busy={busy}
        onPress={press}
        waiting={waiting}
      />
    );
  }
  return (
    <LonePageHeader
      title={texts['registrationCompleted.confirmed.title']}
      lead={texts[`registrationCompleted.${response.passwordRemoved ? 'password' : 'confirmed.text'}`]}
      actions={
        signedIn ? (
          <ButtonLink to={href(pages.registrationCompleted)}>
            {texts['registrationCompleted.confirmed.ticket']}
          </ButtonLink>
        ) : (
          <ButtonLink to={`#${loginHash}`}>{texts['steps.login.action']}</ButtonLink>
        )
      }
    />
  );
}
