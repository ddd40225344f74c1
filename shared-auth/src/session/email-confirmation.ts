import { useEffect, useState } from 'react';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as contentCalls from '@summit/contract/calls/content';
import * as limits from '@summit/contract/limits/limits';
import { maskedEmail } from '@summit/contract/session/masked-email';
import { confirmationTexts } from '@summit/contract/texts/confirmation';
import { fillText, textsFrom } from '@summit/contract/words/text-lookup';
// The import uses the package's name, which is shared at run time, so that every bundle uses the page's session.
import { useServerAction, useServerDataQuery, useSession, useSessionActions } from '@summit/shared-auth';

type Texts = Record<keyof typeof confirmationTexts, string>;

export interface EmailConfirmation {
  /** `none`: the address is confirmed, or no attendee is signed in. `confirmed`: this happened while the page polled. */
  state: 'none' | 'needed' | 'sending' | 'sent' | 'refused' | 'confirmed';
  /** True until the address is confirmed: calls that require it would be refused. */
  isMissing: boolean;
  /** The server's message when the email was not sent. */
  refusal: string | null;
  texts: Texts;
  /** Sends the link again. */
  sendMail: () => void;
}

/**
 * Whether the signed-in attendee's address is confirmed. While it is not, the server is polled, so that a
 * confirmation in another tab or on another device is noticed here.
 */
export function useEmailConfirmation(): EmailConfirmation {
  const email = useSession(({ attendee }) => attendee?.email);
  const isConfirmed = useSession(({ registrationStatus }) => registrationStatus?.isEmailConfirmed);
  const isMissing = email !== undefined && isConfirmed === false;
  const [wasMissing, setWasMissing] = useState(false);
  if (isMissing && !wasMissing) setWasMissing(true);
  useConfirmationWatch(isMissing);
  const mail = useServerAction(attendeeSelfCalls.resendConfirmation);
  const [isSent, setIsSent] = useState(false);
  const texts = useConfirmationTexts(email ?? '', isMissing);

  function sendMail(): void {
    setIsSent(false);
    mail.run().then(
      () => setIsSent(true),
      // The server's message is shown as the refusal.
      () => undefined,
    );
  }

  return { state: stateNow(), isMissing, refusal: mail.error?.message ?? null, texts, sendMail };

  function stateNow(): EmailConfirmation['state'] {
    if (!isMissing) return wasMissing && isConfirmed ? 'confirmed' : 'none';
    if (mail.busy) return 'sending';
    if (mail.error) return 'refused';
    return isSent ? 'sent' : 'needed';
  }
}

function useConfirmationWatch(isMissing: boolean): void {
  const { reload } = useSessionActions();
  const { data } = useServerDataQuery(attendeeSelfCalls.registrationStatus, undefined, {
    enabled: isMissing,
    everyMs: limits.confirmationPolling,
  });
  const isConfirmed = data?.isEmailConfirmed === true;
  useEffect(() => {
    if (isMissing && isConfirmed) void reload();
  }, [isMissing, isConfirmed, reload]);
}

function useConfirmationTexts(email: string, isMissing: boolean): Texts {
  const query = { 'filter.Name.StartsWith': 'confirmation.' };
  const { data } = useServerDataQuery(contentCalls.staticContent, { query }, { enabled: isMissing });
  const wording = textsFrom(confirmationTexts, data?.staticContent);
  const address = maskedEmail(email);
  const filled = Object.entries(wording).map(([name, text]) => [name, fillText(text, { address })]);
  return Object.fromEntries(filled) as Texts;
}
