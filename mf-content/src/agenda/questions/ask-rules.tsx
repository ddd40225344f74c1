import { memo, useLayoutEffect, useMemo } from 'react';
import * as messagingCalls from '@summit/contract/calls/messaging';
import { email, messageText, optionalText } from '@summit/contract/forms/rules';
import { sessionMessageBody } from '@summit/contract/shapes/messaging';
import { isApiError, useServerAction, useSession, useSessionActions } from '@summit/shared-auth';
import type { RulesProps } from '@summit/shared-site/form/late-form';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';

/** The fields of a question. */
export interface Question {
  sessionId: string;
  message: string;
  /** Of a visitor who is not signed in. */
  email?: string;
}

/** What validating and sending the form depends on. */
export interface AskRulesProps {
  /** Most characters of a question. */
  limit: number;
  /** Of the solved captcha; null until it is solved. */
  responseKey: string | null;
  /** Each result of the captcha is valid for one question. */
  onTried: () => void;
  onAsked: () => void;
}

/** Validates and sends a question: loaded separately with the form libraries, which the programme does not need. */
export const AskRules = memo(function AskRules(props: AskRulesProps & RulesProps<Question>) {
  const { limit, responseKey, onTried, onAsked, show } = props;
  const attendee = useSession((state) => state.attendee);
  const { run } = useServerAction(messagingCalls.messageSession);
  const { reload } = useSessionActions();
  const schema = useMemo(
    () =>
      sessionMessageBody
        .pick(['sessionId', 'message', 'email'])
        .shape({ message: messageText(limit), email: attendee ? optionalText() : email() }),
    [limit, attendee],
  );
  const form = useSiteForm<Question>({
    schema,
    trim: ['email'],
    async onSubmit(values): Promise<void> {
      if (responseKey === null) return;
      const asker = attendee && {
        email: undefined,
        firstName: attendee.firstName,
        lastName: attendee.lastName,
        company: attendee.company ?? undefined,
        jobTitle: attendee.jobTitle ?? undefined,
      };
      try {
        await run({ body: { ...values, ...asker }, responseKey });
        draft.startAfresh();
        onAsked();
      } catch (error) {
        // The address was confirmed when the page was opened and no longer is: reload the session.
        if (isApiError(error) && error.code === 'email-confirmation-0001') await reload();
        throw error;
      } finally {
        onTried();
      }
    },
  });
  const draft = useFormDraft('ask-stage', form);
  useLayoutEffect(() => show(form));
  return null;
});
