import { loginHash } from '@summit/contract/site/page-hashes';
import type { ApiError } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { LonePageHeader } from '../lone-page-header.tsx';
import type { MailedLinkTexts } from './use-mailed-link-texts.ts';

interface FailedTokenProps {
  error: ApiError;
  texts: MailedLinkTexts;
  onRetry: () => void;
}

/** Whether the link itself is invalid, so that a retry would not help. */
function isLinkItself({ code }: ApiError): boolean {
  return ['fm.cms-0009', 'cqrs-0009', 'address-change-0001'].includes(code);
}

/** The action of an email's link failed: a link that is no longer valid leads to the login. */
export function FailedToken({ error, texts, onRetry }: FailedTokenProps) {
  return (
    <LonePageHeader
      title={texts['registrationCompleted.token.title']}
      lead={error.message}
      actions={
        isLinkItself(error) ? (
          <ButtonLink to={`#${loginHash}`}>{texts['steps.login.action']}</ButtonLink>
        ) : (
          <Button onClick={onRetry}>{texts['registrationCompleted.token.again']}</Button>
        )
      }
    />
  );
}
