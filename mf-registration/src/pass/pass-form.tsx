import * as vipCalls from '@summit/contract/calls/vip';
import { draftOfLink } from '@summit/contract/session/storage-keys';
import { serverQueryKey, useServerAction } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { PublishChoice } from '../shared/person-fields/consents.tsx';
import { FirstStepFrame } from '../shared/steps/first-step-frame.tsx';
import { stepAddress } from '../shared/steps/flow.ts';
import { useFirstStep } from '../shared/steps/use-first-step.ts';
import { useFirstStepTexts } from '../shared/texts/use-first-step-texts.ts';
import { usePassTexts } from '../shared/texts/use-pass-texts.ts';
import { PassAside } from './pass-aside.tsx';
import { emptyPassStep, passRules, type PassValues } from './pass-fields.ts';
import {
  getParams,
  type PassInvitation,
  type PassLink,
  type PassRefusal,
  refusalIn,
} from './use-pass-invitation.ts';

const { vipInvitation, vipStepOne } = vipCalls;

interface PassFormProps {
  link: PassLink;
  invitation: PassInvitation;
  /** Called while the registration is being sent, because the session it begins must not interrupt it. */
  onSending: (sending: boolean) => void;
  /** Called when the invitation can no longer be used. */
  onRefused: (refusal: PassRefusal) => void;
  onClosed: () => void;
}

/** The details of somebody who comes on a pass: submitting it takes the pass and signs them in. */
export function PassForm({ link, invitation, onSending, onRefused, onClosed }: PassFormProps) {
  const texts = useFirstStepTexts();
  const passTexts = usePassTexts();
  const submission = useServerAction(vipStepOne);
  const queryClient = useQueryClient();
  const go = useGo();
  const step = useFirstStep<PassValues>({
    draft: { name: draftOfLink('pass', `${link.slug}-${link.code}`) },
    schema: passRules,
    empty: (country) => emptyPassStep(invitation, country),
    submit: (values) => submission.run({ params: getParams(link), body: values }),
    onSending,
    onDone,
    onClosed,
    refuse,
  });

  function onDone() {
    // The number of passes left has changed.
    void queryClient.invalidateQueries({ queryKey: serverQueryKey(vipInvitation), refetchType: 'none' });
    go(stepAddress('registrationSecondPart'), { replace: true });
  }

  function refuse(error: unknown): boolean {
    const refusal = refusalIn(error);
    if (refusal) onRefused(refusal);
    return refusal !== null;
  }

  return (
    <FirstStepFrame
      step={step}
      texts={texts}
      publish={<PublishChoice field={step.form.field} texts={texts} />}
      submit={passTexts['registrationInvitation.submit']}
      note={passTexts['registrationInvitation.note']}
      aside={<PassAside invitation={invitation} texts={passTexts} />}
    />
  );
}
