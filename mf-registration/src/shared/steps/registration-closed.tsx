import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import type { RegistrationTexts } from '../texts/use-registration-texts.ts';

/** The organisers have switched registration off: how to be notified when it opens. */
export function RegistrationClosed({ texts }: { texts: RegistrationTexts }) {
  return (
    <EmptyState
      level={2}
      title={texts['registration.closed.title']}
      action={
        <>
          <ButtonLink to="#subscribe">Leave your address</ButtonLink>
          <ButtonLink to={href(pages.agenda)} variant="secondary">
            See the agenda
          </ButtonLink>
        </>
      }
    >
      {texts['registration.closed.text']}
    </EmptyState>
  );
}
