import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

type TextName =
  | 'title'
  | 'text'
  | 'action'
  | 'again'
  | 'sending'
  | 'sent'
  | 'failed'
  | 'confirmed.title'
  | 'confirmed.text';

export interface ConfirmAddressProps {
  /** The state of the confirmation; nothing is shown when there is nothing to confirm. */
  state: 'none' | 'needed' | 'sending' | 'sent' | 'refused' | 'confirmed';
  refusal: string | null;
  texts: Readonly<Record<`confirmation.${TextName}`, string>>;
  sendMail: () => void;
}

/** Asks the visitor to confirm their email address, resends the link with one press, and reports when it is confirmed. */
export function ConfirmAddress({ state, refusal, texts, sendMail }: ConfirmAddressProps) {
  if (state === 'none') return null;
  if (state === 'confirmed') {
    return (
      <Notice tone="success" live title={texts['confirmation.confirmed.title']}>
        {texts['confirmation.confirmed.text']}
      </Notice>
    );
  }
  const isMailed = state === 'sent';
  return (
    <Notice
      tone="warning"
      title={texts['confirmation.title']}
      action={
        <Button
          size="small"
          variant="secondary"
          icon="mail"
          busy={state === 'sending'}
          busyLabel={texts['confirmation.sending']}
          onClick={sendMail}
        >
          {texts[isMailed ? 'confirmation.again' : 'confirmation.action']}
        </Button>
      }
    >
      <p>{texts['confirmation.text']}</p>
      <p role="status">{isMailed && <strong>{texts['confirmation.sent']}</strong>}</p>
      {state === 'refused' && (
        <p role="alert">
          <strong>{texts['confirmation.failed']}</strong> {refusal}
        </p>
      )}
    </Notice>
  );
}
