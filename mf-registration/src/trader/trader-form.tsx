import { useRef } from 'react';
import * as cryptoTraderCalls from '@summit/contract/calls/crypto-traders';
import { draftOfLink } from '@summit/contract/session/storage-keys';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useServerAction } from '@summit/shared-auth';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { PublishChoice } from '../shared/person-fields/consents.tsx';
import { FirstStepFrame } from '../shared/steps/first-step-frame.tsx';
import { stepAddress } from '../shared/steps/flow.ts';
import { useFirstStep } from '../shared/steps/use-first-step.ts';
import { useFirstStepTexts } from '../shared/texts/use-first-step-texts.ts';
import { TraderAside } from './trader-aside.tsx';
import { emptyTrader, traderRules, type TraderValues } from './trader-fields.ts';
import { TradingFields } from './trading-fields.tsx';
import { type TraderInvitation, type TraderRefusal, traderRefusalIn } from './use-trader-invitation.ts';
import { useTraderTexts } from './use-trader-texts.ts';

interface TraderFormProps {
  /** Empty where nobody invited them. */
  token: string;
  invitation: TraderInvitation | null;
  /** Called while the registration is being sent, because the session it begins must not interrupt it. */
  onSending: (sending: boolean) => void;
  /** Called when the invitation can no longer be used. */
  onRefused: (refusal: TraderRefusal) => void;
  onClosed: () => void;
}

/** The form of a crypto trader: submitting it registers them, and leads to the packages if there are any. */
export function TraderForm({ token, invitation, onSending, onRefused, onClosed }: TraderFormProps) {
  const texts = useFirstStepTexts();
  const traderTexts = useTraderTexts();
  const submission = useServerAction(cryptoTraderCalls.submitCryptoTrader);
  const go = useGo();
  const hasPackages = useRef(false);
  const step = useFirstStep<TraderValues>({
    draft: { name: draftOfLink('crypto-trader', token) },
    schema: traderRules,
    empty: (country) => emptyTrader(invitation, country),
    submit,
    onSending,
    onDone: () =>
      go(hasPackages.current ? stepAddress('registrationPackages') : completed, { replace: true }),
    onClosed,
    refuse,
  });

  /** A trader who has nothing left to choose is registered without being signed in. */
  async function submit(values: TraderValues) {
    const body = token === '' ? values : { invitationToken: token, ...values };
    const { packages, accessToken, refreshToken } = await submission.run({ body });
    hasPackages.current = packages.length > 0;
    return hasPackages.current ? { accessToken, refreshToken } : null;
  }

  function refuse(error: unknown): boolean {
    const refusal = traderRefusalIn(error);
    if (refusal) onRefused(refusal);
    return refusal !== null;
  }

  return (
    <FirstStepFrame
      step={step}
      isPrivate
      texts={texts}
      publish={<PublishChoice field={step.form.field} texts={texts} />}
      submit={traderTexts['registrationSlug.submit']}
      note={traderTexts['registrationSlug.note']}
      aside={<TraderAside invitation={invitation} texts={traderTexts} />}
    >
      <TradingFields field={step.form.field} texts={traderTexts} />
    </FirstStepFrame>
  );
}

const completed = href(pages.registrationCompleted, { search: { isCryptoTrader: 'true' } });
