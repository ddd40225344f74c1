import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { RefusedBox } from '../shared/person-fields/refused-box.tsx';
import { usePassTexts } from '../shared/texts/use-pass-texts.ts';
import { useRegistrationTexts } from '../shared/texts/use-registration-texts.ts';
import type { PassRefusal } from './use-pass-invitation.ts';

interface PassRefusedProps {
  refusal: PassRefusal;
  /** Whether it replaces a form that was sent. */
  afterSending: boolean;
}

/** An invitation that nobody can register with: why, in the server's words, and what to do. */
export function PassRefused({ refusal: { problem, message }, afterSending }: PassRefusedProps) {
  const texts = usePassTexts();
  const login = useRegistrationTexts()['steps.login.action'];
  return (
    <RefusedBox
      title={texts[`registrationInvitation.${problem}.title`]}
      message={message}
      afterSending={afterSending}
      action={
        <>
          {problem === 'full' && <ButtonLink to={`#${loginHash}`}>{login}</ButtonLink>}
          <ButtonLink
            to={href(pages.contactUs, { search: { topic: 'tickets' } })}
            variant={problem === 'full' ? 'secondary' : 'primary'}
          >
            {texts['registrationInvitation.contact']}
          </ButtonLink>
          <ButtonLink to={href(pages.registration)} variant="secondary">
            {texts['registrationInvitation.own']}
          </ButtonLink>
        </>
      }
    >
      {texts[`registrationInvitation.${problem}.text`]}
    </RefusedBox>
  );
}
