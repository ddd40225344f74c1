import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { CaptchaCall } from '@summit/contract/requests/captcha-action';
import type { DraftName } from '@summit/contract/session/storage-keys';
import { isApiError, useCaptcha, useSessionActions } from '@summit/shared-auth';
import { useEmailConfirmation } from '@summit/shared-auth/email-confirmation';
import { Button } from '@summit/shared-ui/actions/button';
import { useFailureReport } from '@summit/shared-ui/feedback/failure-report';
import { DialogFrame } from '@summit/shared-ui/overlays/dialog-frame';
import { MessageBox, messageButtons } from '@summit/shared-ui/overlays/message-box';
import { MessageForm } from './message-form.tsx';
import { PleaseLogin } from './please-login.tsx';
import { type MessagingTexts, useMessagingTexts } from './use-messaging-texts.ts';

export interface MessageDialogProps<Values extends FieldValues> {
  /** The call that sends the message; the captcha is bound to it. */
  row: CaptchaCall;
  title: (texts: MessagingTexts) => string;
  lead: (texts: MessagingTexts) => string;
  /** The recipient's name, when the page that opened the dialog knows it. */
  to?: string;
  schema: ObjectSchema<Values>;
  /** The name under which the unsent message is stored; different for each recipient. */
  draft: DraftName;
  /** Sends the message with the captcha's result. @throws ApiError */
  send: (values: Values, responseKey: string) => Promise<unknown>;
  /** Fields besides the message itself. */
  fields?: (field: (name: string) => object, texts: MessagingTexts) => ReactNode;
  /** The maximum number of characters, where it is lower than usual. */
  limit?: number;
  onClose: () => void;
}

/** The dialog of every message on the site: one field, one captcha, and a clear report of the outcome. */
export function MessageDialog<Values extends FieldValues>(props: MessageDialogProps<Values>) {
  const { row, title, lead, to, schema, draft, send, fields, limit, onClose } = props;
  const texts = useMessagingTexts();
  const captcha = useCaptcha(row);
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
      // The form shows the server's field errors beside the fields; the text stays as it was written.
      if (isApiError(error) && error.failures && error.failures.length > 0) throw error;
      // The form itself says what is missing, once the session has reloaded.
      if (isUnconfirmed(error)) await reload();
      else setFailure(error);
      return false;
    }
  }

  if (outcome === 'sent') return <MessageSent texts={texts} onClose={onClose} />;
  return (
    <>
      <DialogFrame title={to ? `${title(texts)}: ${to}` : title(texts)} lead={lead(texts)} onClose={onClose}>
        <MessageForm {...{ texts, schema, captcha, confirmation, draft, fields, limit }} onSubmit={submit} />
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

/** Confirms that the message was sent. */
function MessageSent({ texts, onClose }: { texts: MessagingTexts; onClose: () => void }) {
  return (
    <DialogFrame
      title={texts['messaging.success.title']}
      onClose={onClose}
      width={520}
      actions={<Button onClick={onClose}>{messageButtons.done}</Button>}
    >
      <p className="lead" role="status">
        {texts['messaging.success.text']}
      </p>
    </DialogFrame>
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
