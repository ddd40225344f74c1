import { useMemo } from 'react';
import * as messagingCalls from '@summit/contract/calls/messaging';
import { email, messageText, optionalText } from '@summit/contract/forms/rules';
import { sessionMessageBody } from '@summit/contract/shapes/messaging';
import { isApiError, useServerAction, useSession, useSessionActions } from '@summit/shared-auth';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';

/** The fields of a question. */
interface Question {
  sessionId: string;
  message: string;
  /** The address of a visitor who is not signed in. */
  email?: string;
}

interface AskFormOptions {
  /** The maximum number of characters of a question. */
  limit: number;
  /** The result of the captcha; null until it is solved. */
  responseKey: string | null;
  /** Called after each attempt, because a result of the captcha is valid for one question. */
  onTried: () => void;
  onAsked: () => void;
}

/** Validates, stores and sends a question. */
export function useAskForm({ limit, responseKey, onTried, onAsked }: AskFormOptions) {
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
  return form;
}
