import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { useRegistrationTexts } from '../texts/use-registration-texts.ts';

/** Shown to a visitor who opens a step of a registration without being logged in. */
export function NeedsSession() {
  const texts = useRegistrationTexts();
  return (
    <EmptyState
      level={2}
      title={texts['steps.login.title']}
      action={
        <>
          <ButtonLink to={`#${loginHash}`}>{texts['steps.login.action']}</ButtonLink>
          <ButtonLink to={href(pages.registrationAttendee)} variant="secondary">
            {texts['steps.register.action']}
          </ButtonLink>
        </>
      }
    >
      {texts['steps.login.text']}
    </EmptyState>
  );
}
