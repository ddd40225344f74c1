import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { type ApiError, useSession } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { useContactAddress } from '../shared/person-fields/contact.ts';
import { RefusedBox } from '../shared/person-fields/refused-box.tsx';
import type { TransferTexts } from './use-transfer-texts.ts';

interface TransferRefusedProps {
  texts: TransferTexts;
  /** The server's reason; absent where there was no link at all. */
  error?: ApiError;
  /** Whether it replaces a form that was sent. */
  afterSending?: boolean;
}

/** Why the ticket cannot be taken, and what to do. */
export function TransferRefused({ texts, error, afterSending = false }: TransferRefusedProps) {
  const contact = useContactAddress();
  const signedIn = useSession(({ phase }) => phase === 'signedIn');
  if (error?.code === 'transfer-0008') {
    // The visitor may be the person who took the ticket or, on another device or account, the one who offered it.
    const [to, label] = signedIn
      ? [href(pages.registrationManage), texts['registrationTransfer.taken.ticket']]
      : [`#${loginHash}`, texts['registrationTransfer.taken.login']];
    return (
      <RefusedBox
        title={texts['registrationTransfer.taken.title']}
        action={<ButtonLink to={to}>{label}</ButtonLink>}
        afterSending={afterSending}
      >
        {error.message}
      </RefusedBox>
    );
  }
  return (
    <RefusedBox
      title={texts['registrationTransfer.refused.title']}
      message={error?.message}
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
