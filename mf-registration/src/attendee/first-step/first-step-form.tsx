import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { defaultKind, type OpenKindName } from '@summit/contract/registration/registration-kinds';
import type { BodyOf } from '@summit/contract/requests/call';
import { useServerAction } from '@summit/shared-auth';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { PublishChoice } from '../../shared/person-fields/consents.tsx';
import { FirstStepFrame } from '../../shared/steps/first-step-frame.tsx';
import { stepAddress } from '../../shared/steps/flow.ts';
import { useFirstStep } from '../../shared/steps/use-first-step.ts';
import { KindFields } from '../kind-fields.tsx';
import type { AttendeeTexts } from '../use-attendee-texts.ts';
import { FirstStepAside } from './first-step-aside.tsx';
import { emptyFirstStep, firstStepRules, type FirstStepValues } from './first-step-fields.ts';

interface FirstStepFormProps {
  /** The kind that the address names: it takes precedence over the draft's. */
  asked: OpenKindName | null;
  texts: AttendeeTexts;
  /** Called while the registration is being sent, because the session it begins must not interrupt it. */
  onSending: (sending: boolean) => void;
  onClosed: () => void;
}

/** The details of a new attendee: submitting it creates the attendee and signs them in. */
export function FirstStepForm({ asked, texts, onSending, onClosed }: FirstStepFormProps) {
  const submission = useServerAction(attendeeRegistrationCalls.submitStepOne);
  const go = useGo();
  const step = useFirstStep<FirstStepValues>({
    draft: { name: 'first-step', always: ['type'], fit: (stored) => ofType(stored, asked) },
    schema: firstStepRules,
    empty: (country) => emptyFirstStep(asked ?? defaultKind, country),
    submit: (values) => submission.run({ body: getBody(values) }),
    onSending,
    onDone: () => go(stepAddress('registrationSecondPart'), { replace: true }),
    onClosed,
  });
  const { form } = step;
  const chosen = form.methods.watch('type');

  return (
    <FirstStepFrame
      step={step}
      texts={texts}
      before={<KindFields form={form} chosen={chosen} texts={texts} />}
      publish={<PublishChoice field={form.field} texts={texts} />}
      submit={texts['registrationAttendee.submit']}
      note="You can stop after any step; this one creates your account."
      aside={<FirstStepAside type={chosen} texts={texts} />}
    />
  );
}

/** A draft without its kind and category where the address names another kind. */
function ofType<Stored extends Readonly<Record<string, unknown>>>(
  stored: Stored,
  asked: OpenKindName | null,
) {
  if (asked === null || asked === stored.type) return stored;
  const { type: _type, categoryId: _categoryId, ...others } = stored;
  return others;
}

type FirstStepBody = BodyOf<(typeof attendeeRegistrationCalls)['submitStepOne']>;

/** The request's fields: without those that only the form needs. */
function getBody({ type: _type, ...body }: FirstStepValues): FirstStepBody {
  return body;
}
