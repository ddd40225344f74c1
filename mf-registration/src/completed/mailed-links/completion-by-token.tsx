import { type ReactNode, useEffect, useEffectEvent } from 'react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { type ApiError, useServerAction, useSession, useSessionActions } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { LonePageHeader } from '../lone-page-header.tsx';
import { FailedToken } from './failed-token.tsx';
import { PressedLink } from './pressed-link.tsx';
import type { MailedLinkTexts } from './use-mailed-link-texts.ts';

interface CompletionByTokenProps {
  /** The token of the link in the email. */
  token: string;
  texts: MailedLinkTexts;
  /** Shown while the server responds. */
  waiting: ReactNode;
}

/** Completes a registration with an email's link, for any session; its owner continues to the ticket. */
export function CompletionByToken({ token, texts, waiting }: CompletionByTokenProps) {
  const { run, response, error, busy, reset } = useServerAction(attendeeRegistrationCalls.completeByToken);
  const { reload } = useSessionActions();
  const signedIn = useSession(({ phase }) => phase === 'signedIn');
  const go = useGo();
  const done = response !== undefined || wasUsed(error);

  const showTicket = useEffectEvent(() => go(href(pages.registrationCompleted), { replace: true }));
  useEffect(() => {
    if (done && signedIn) void reload().then(showTicket);
  }, [done, signedIn, reload]);

  if (done) {
    return (
      <LonePageHeader
        title={texts['registrationCompleted.header.title']}
        lead={texts[`registrationCompleted.${response?.passwordRemoved ? 'password' : 'mailed'}`]}
        actions={<ButtonLink to={`#${loginHash}`}>{texts['steps.login.action']}</ButtonLink>}
      />
    );
  }
  function press(keepsPassword: boolean) {
    // The error is shown below.
    run({ query: { token, keepsPassword: keepsPassword ? 'yes' : undefined } }).catch(() => undefined);
  }

  if (error) return <FailedToken error={error} texts={texts} onRetry={reset} />;
  return (
    <PressedLink
      token={token}
      texts={texts}
      title={texts['registrationCompleted.press.complete.title']}
      lead={texts['registrationCompleted.press.complete.text']}
      action={texts['registrationCompleted.press.complete.action']}
      busy={busy}
      onPress={press}
      waiting={waiting}
    />
  );
}

/** The link was used before: the registration is already complete. */
function wasUsed(error: ApiError | null): boolean {
  return error?.code === 'fm.cms-0019';
}
