import type { DraftName } from '@summit/contract/storage-keys';
import { isApiError, useCaptcha, useSessionActions } from '@summit/shared-auth';
import { useEmailConfirmation } from '@summit/shared-auth/email-confirmation';
import { useFailureReport } from '@summit/shared-ui/feedback/failure-report';
import { DialogFrame } from '@summit/shared-ui/overlays/dialog-frame';
import { MessageBox } from '@summit/shared-ui/overlays/message-box';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { MessageForm } from './message-form.tsx';
import { MessageSent } from './message-sent.tsx';
import { PleaseLogin } from './please-login.tsx';
import { useMessagingTexts, type MessagingTexts } from './use-messaging-texts.ts';

export interface MessageDialogProps<Values extends FieldValues> {
  title: (texts: MessagingTexts) => string;
  lead: (texts: MessagingTexts) => string;
  /** Whom it goes to, when the page that opened the dialog knows. */
  to?: string;
  schema: ObjectSchema<Values>;
  /** Where what is written and not sent is stored: one for each receiver. */
  draft: DraftName;
  /** Sends the message with the captcha's result. @throws ApiError */
  send: (values: Values, responseKey: string) => Promise<unknown>;
  /** Fields besides the message itself. */
  fields?: (field: (name: string) => object, texts: MessagingTexts) => ReactNode;
  onClose: () => void;
}

/** Every message of the site is written here: one field, one captcha, and a clear word about what became of it. */
export function MessageDialog<Values extends FieldValues>(props: MessageDialogProps<Values>) {
  const { title, lead, to, schema, draft, send, fields, onClose } = props;
  const texts = useMessagingTexts();
  const captcha = useCaptcha();
  const confirmation = useEmailConfirmation();
  const { reload } = useSessionActions();
  const [outcome, setOutcome] = useState<'writing' | 'sent'>('writing');
  const [failure, setFailure] = useState<unknown>();
  const report = useFailureReport(failure);

  async function submit(values: Values): Promise<boolean> {
    if (captcha.responseKey === null) return false;
    try {
      await send(values, captcha.responseKey);
      setOutcome('sent');
      return true;
    } catch (error) {
      captcha.reset();
      // What the server says of a field is shown beside it, by the form; the text stays as it was written.
      if (isApiError(error) && error.failures && error.failures.length > 0) throw error;
      // The form itself says what is missing, as soon as the session knows.
      if (isUnconfirmed(error)) await reload();
      else setFailure(error);
      return false;
    }
  }

  if (outcome === 'sent') return <MessageSent texts={texts} onClose={onClose} />;
  return (
    <>
      <DialogFrame title={to ? `${title(texts)}: ${to}` : title(texts)} lead={lead(texts)} onClose={onClose}>
        <MessageForm {...{ texts, schema, captcha, confirmation, draft, fields }} onSubmit={submit} />
      </DialogFrame>
      {isSessionOver(failure) && <PleaseLogin onClose={() => setFailure(undefined)} />}
      {failure !== undefined && !isSessionOver(failure) && (
        <MessageBox
          title={texts['messaging.error.title']}
          onSendReport={report}
          requestId={isApiError(failure) ? (failure.requestId ?? undefined) : undefined}
          onClose={() => setFailure(undefined)}
        >
          {failureText(failure, texts)}
        </MessageBox>
      )}
    </>
  );
}

function isUnconfirmed(failure: unknown): boolean {
  return isApiError(failure) && failure.code === 'email-confirmation-0001';
}

function isSessionOver(failure: unknown): boolean {
  return isApiError(failure) && failure.status === 401;
}

function failureText(failure: unknown, texts: MessagingTexts): string {
  if (!isApiError(failure)) return texts['messaging.error.default'];
  return failure.message || texts['messaging.error.default'];
}
