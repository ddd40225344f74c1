import { useState } from 'react';
import * as authCalls from '@summit/contract/calls/auth';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerAction } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { LonePageHeader } from '../lone-page-header.tsx';
import { FailedToken } from './failed-token.tsx';
import type { MailedLinkTexts } from './use-mailed-link-texts.ts';

interface RenewLinkProps {
  token: string;
  /** The address, most of it masked. */
  email: string;
  texts: MailedLinkTexts;
}

/** A link that was used or is too old: one press mails a new one. */
export function RenewLink({ token, email, texts }: RenewLinkProps) {
  const { run, error, busy, reset } = useServerAction(authCalls.renewMailedLink);
  const [isSent, setSent] = useState(false);

  async function send() {
    try {
      await run({ body: { token } });
      setSent(true);
    } catch {
      // The error is shown below.
    }
  }

  if (error) return <FailedToken error={error} texts={texts} onRetry={reset} />;
  return (
    <LonePageHeader
      title={texts[`registrationCompleted.${isSent ? 'renewed' : 'renew'}.title`]}
      lead={fillText(texts[`registrationCompleted.${isSent ? 'renewed' : 'renew'}.text`], { email })}
      actions={
        isSent ? undefined : (
          <Button
            busy={busy}
            busyLabel={texts['registrationCompleted.pressed.busy']}
            onClick={() => void send()}
          >
            {texts['registrationCompleted.renew.action']}
          </Button>
        )
      }
    />
  );
}
