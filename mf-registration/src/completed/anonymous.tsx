import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { LonePageHeader } from './lone-page-header.tsx';
import type { CompletedTexts } from './use-completed-texts.ts';

interface AnonymousProps {
  texts: CompletedTexts;
  /** A crypto trader without packages to choose is registered without being logged in. */
  isCryptoTrader: boolean;
}

/** For visitors who are not signed in: crypto traders see a confirmation, all others how to open their ticket. */
export function Anonymous({ texts, isCryptoTrader }: AnonymousProps) {
  if (isCryptoTrader) {
    return (
      <LonePageHeader
        title={texts['registrationCompleted.header.title']}
        lead={texts['registrationCompleted.mailed']}
        actions={
          <ButtonLink to={href(pages.agenda)}>{texts['registrationCompleted.next.agenda']}</ButtonLink>
        }
      />
    );
  }
  return (
    <LonePageHeader
      title={texts['registrationCompleted.anonymous.title']}
      lead={texts['registrationCompleted.anonymous.text']}
      actions={
        <>
          <ButtonLink to={`#${loginHash}`} size="large">
            {texts['steps.login.action']}
          </ButtonLink>
          <ButtonLink to={href(pages.registration)} size="large" variant="secondary">
            {texts['steps.register.action']}
          </ButtonLink>
        </>
      }
    />
  );
}
