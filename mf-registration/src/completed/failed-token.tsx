import { loginHash } from '@summit/contract/page-hashes';
import type { ApiError } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { LonePageHeader } from './lone-page-header.tsx';
import type { CompletedTexts } from './use-completed-texts.ts';

interface FailedTokenProps {
  error: ApiError;
  texts: CompletedTexts;
  onRetry: () => void;
}

/** The action of an e-mail's link failed: a link that is no longer valid leads to the login. */
export function FailedToken({ error, texts, onRetry }: FailedTokenProps) {
  return (
    <LonePageHeader
      title={texts['registrationCompleted.token.title']}
      lead={error.message}
      actions={
        error.code === 'fm.cms-0009' ? (
          <ButtonLink to={`#${loginHash}`}>{texts['steps.login.action']}</ButtonLink>
        ) : (
          <Button onClick={onRetry}>{texts['registrationCompleted.token.again']}</Button>
        )
      }
    />
  );
}
