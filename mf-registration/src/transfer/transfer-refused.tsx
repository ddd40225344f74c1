import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { useContactAddress } from '../shared/person-fields/contact.ts';
import { RefusedBox } from '../shared/person-fields/refused-box.tsx';
import type { TransferTexts } from './use-transfer-texts.ts';

interface TransferRefusedProps {
  texts: TransferTexts;
  /** The server's reason; absent where there was no link at all. */
  message?: string;
  /** Whether it replaces a form that was sent. */
  afterSending?: boolean;
}

/** Why the ticket cannot be taken, and what to do. */
export function TransferRefused({ texts, message, afterSending = false }: TransferRefusedProps) {
  const contact = useContactAddress();
  return (
    <RefusedBox
      title={texts['registrationTransfer.refused.title']}
      message={message}
      action={
        <ButtonLink to={contact} variant="secondary">
          {texts['registrationTransfer.refused.contact']}
        </ButtonLink>
      }
      afterSending={afterSending}
    >
      {texts['registrationTransfer.refused.text']}
    </RefusedBox>
  );
}
