import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { useVisitor } from '@summit/shared-site/visitor/visitor';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { RefusedBox } from '../shared/person-fields/refused-box.tsx';
import type { FeaturedTexts } from '../shared/texts/use-featured-texts.ts';
import { useRegistrationTexts } from '../shared/texts/use-registration-texts.ts';
import type { FeaturedRefusal } from './use-featured-invitation.ts';

interface FeaturedRefusedProps {
  refusal: FeaturedRefusal;
  texts: FeaturedTexts;
  /** Whether it replaces a form that was sent. */
  afterSending: boolean;
}

/** An invitation that nobody can register with. */
export function FeaturedRefused({ refusal, texts, afterSending }: FeaturedRefusedProps) {
  const { problem, message } = refusal;
  return (
    <RefusedBox
      title={texts[`registrationFeatured.${problem}.title`]}
      message={message}
      afterSending={afterSending}
      action={
        <>
          {problem === 'used' ? (
            <ToTicket texts={texts} />
          ) : (
            <ButtonLink to={href(pages.registration)}>{texts['registrationFeatured.own']}</ButtonLink>
          )}
          <ButtonLink to={href(pages.contactUs, { search: { topic: 'tickets' } })} variant="secondary">
            {texts['registrationFeatured.contact']}
          </ButtonLink>
        </>
      }
    >
      {texts[`registrationFeatured.${problem}.text`]}
    </RefusedBox>
  );
}

/** An attendee who has registered with the invitation sees their ticket; anybody not logged in must log in first. */
function ToTicket({ texts }: { texts: FeaturedTexts }) {
  const { state } = useVisitor();
  const login = useRegistrationTexts()['steps.login.action'];
  return state === 'attendee' ? (
    <ButtonLink to={href(pages.registrationCompleted)} icon="ticket">
      {texts['registrationFeatured.registered.action']}
    </ButtonLink>
  ) : (
    <ButtonLink to={`#${loginHash}`}>{login}</ButtonLink>
  );
}
