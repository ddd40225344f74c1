import type { BodyOf } from '@summit/contract/call';
import { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import { useServerAction } from '@summit/shared-auth';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { PublishChoice } from '../shared/consents.tsx';
import { FirstStepFrame } from '../shared/first-step-frame.tsx';
import { stepAddress } from '../shared/flow.ts';
import { useFirstStep } from '../shared/use-first-step.ts';
import type { RegistrationTexts } from '../shared/use-registration-texts.ts';
import { FirstStepAside } from './first-step-aside.tsx';
import {
  defaultFormType,
  emptyFirstStep,
  firstStepSchema,
  type FirstStepValues,
  type FormType,
} from './first-step-fields.ts';
import { KindFields } from './kind-fields.tsx';

interface FirstStepFormProps {
  /** The kind that the address names: it counts for more than the draft's. */
  asked: FormType | null;
  texts: RegistrationTexts;
  /** The registration is being sent, and is not to be interrupted by the session that it begins. */
  onSending: (sending: boolean) => void;
  onClosed: () => void;
}

/** Who registers: sent, it makes the attendee and signs them in. */
export function FirstStepForm({ asked, texts, onSending, onClosed }: FirstStepFormProps) {
  const submission = useServerAction(attendeeRegistrationCalls.submitStepOne);
  const go = useGo();
  const step = useFirstStep<FirstStepValues>({
    name: 'first-step',
    schema: firstStepSchema,
    empty: (country) => emptyFirstStep(asked ?? defaultFormType, country),
    adjust: (values) => ofType(values, asked),
    submit: (values) => submission.run({ body: bodyOf(values) }),
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
      note="You can stop after any step; this one makes your account."
      aside={<FirstStepAside type={chosen} texts={texts} />}
    />
  );
}

/** Values of the kind that was asked for; another kind's category does not fit it. */
function ofType(values: FirstStepValues, asked: FormType | null): FirstStepValues {
  return asked === null || asked === values.type ? values : { ...values, type: asked, categoryId: '' };
}

type FirstStepBody = BodyOf<(typeof attendeeRegistrationCalls)['submitStepOne']>;

/** What is sent: without what only the form needs. */
function bodyOf({ type: _type, ...body }: FirstStepValues): FirstStepBody {
  return body;
}
