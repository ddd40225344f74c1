import { registrationKinds } from '@summit/contract/registration/registration-kinds';
import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { InvitationSkeleton } from '../shared/invitations/invitation-skeleton.tsx';
import { UnknownInvitation } from '../shared/invitations/unknown-invitation.tsx';
import { RefusedBox } from '../shared/person-fields/refused-box.tsx';
import { useRegistrationTexts } from '../shared/texts/use-registration-texts.ts';
import type { TraderRefusal } from './use-trader-invitation.ts';
import { useTraderTexts } from './use-trader-texts.ts';

interface TraderRefusedProps {
  refusal: TraderRefusal;
  /** Whether it replaces a form that was sent. */
  afterSending: boolean;
}

/** An invitation that cannot be used. The form is open without it, too, unless the link was never issued. */
export function TraderRefused({ refusal, afterSending }: TraderRefusedProps) {
  const texts = useTraderTexts();
  const login = useRegistrationTexts()['steps.login.action'];
  if (refusal.problem === 'unknown') {
    return (
      <>
        <InvitationSkeleton />
        <UnknownInvitation requestId={refusal.requestId} />
      </>
    );
  }
  const { problem, message } = refusal;
  return (
    <RefusedBox
      title={texts[`registrationSlug.${problem}.title`]}
      message={message}
      afterSending={afterSending}
      action={
        <>
          {problem === 'used' && <ButtonLink to={`#${loginHash}`}>{login}</ButtonLink>}
          <ButtonLink
            to={href(pages.registrationSlug, { slug: registrationKinds.CryptoTrader.slug })}
            variant={problem === 'used' ? 'secondary' : 'primary'}
          >
            {texts['registrationSlug.own']}
          </ButtonLink>
        </>
      }
    >
      {texts[`registrationSlug.${problem}.text`]}
    </RefusedBox>
  );
}
