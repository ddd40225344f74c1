import * as vipCalls from '@summit/contract/calls/vip';
import * as limits from '@summit/contract/limits/limits';
import { firstCharacters } from '@summit/contract/words/count-characters';
import { type AttendeeDetails, useServerAction } from '@summit/shared-auth';
import { SelectField } from '@summit/shared-ui/choices/select-field';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { PhoneField } from '@summit/shared-ui/fields/phone-field';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { OtherKind } from '../../shared/invitations/other-kind.tsx';
import { useActivities } from '../../shared/person-fields/activities.ts';
import { useCountryInfo } from '../../shared/person-fields/country-info.ts';
import { filledIn } from '../../shared/person-fields/filled-in.ts';
import { NeedsFields } from '../../shared/person-fields/needs-fields.tsx';
import type { StepProps } from '../../shared/steps/attendee-gate.tsx';
import { usePassTexts } from '../../shared/texts/use-pass-texts.ts';
import { SecondPartFrame } from './second-part-frame.tsx';
import { passSecondRules, type PassSecondValues as Values } from './second-part-rules.ts';
import { useSecondPart } from './use-second-part.ts';

/** The second part of those who come on a pass: what their badge says, and how to reach them on the day. */
export function PassSecondPart(step: StepProps) {
  const { pass } = step.attendee;
  // Without a pass the registration was begun in some other way.
  return pass ? <BadgeForm step={step} pass={pass} /> : <OtherKind />;
}

interface BadgeFormProps {
  step: StepProps;
  pass: NonNullable<AttendeeDetails['pass']>;
}

function BadgeForm({ step, pass: { id, code, accountManagerEmailRequired } }: BadgeFormProps) {
  const texts = usePassTexts();
  const getChoices = useActivities();
  const country = useCountryInfo();
  const submission = useServerAction(vipCalls.vipStepTwo);
  const { form, draft } = useSecondPart<Values>({
    step,
    schema: passSecondRules(accountManagerEmailRequired),
    empty: emptyFor(step.attendee),
    submit: (values) => submission.run({ params: { id, code }, body: filledIn(values) }),
  });
  return (
    <SecondPartFrame attendee={step.attendee} form={form} draft={draft}>
      <Fieldset legend={texts['registrationSecondPart.pass.badge']}>
        <TextField
          {...form.field('badgeName')}
          label={texts['registrationSecondPart.pass.badgeName']}
          hint={texts['registrationSecondPart.pass.badgeName.hint']}
          autoComplete="name"
        />
        <SelectField
          {...form.field('standRole')}
          label={texts['registrationSecondPart.pass.standRole']}
          placeholder={texts['registrationSecondPart.pass.standRole.choose']}
          options={getChoices('standRole')}
        />
      </Fieldset>
      <Fieldset legend={texts['registrationSecondPart.pass.reach']}>
        <PhoneField
          {...form.field('mobile')}
          label={texts['registrationSecondPart.pass.mobile']}
          countryPrefix={country?.phonePrefix}
        />
        <EmailField
          {...form.field('accountManagerEmail')}
          // Not the visitor's own address, which is all that a browser could suggest.
          autoComplete={undefined}
          label={texts['registrationSecondPart.pass.accountManager']}
          hint={texts['registrationSecondPart.pass.accountManager.hint']}
          optional={!accountManagerEmailRequired}
        />
      </Fieldset>
      <NeedsFields field={form.field} />
    </SecondPartFrame>
  );
}

/** What is known from the first part is filled in. */
function emptyFor({ firstName, lastName, phone }: AttendeeDetails): Values {
  return {
    badgeName: firstCharacters(`${firstName} ${lastName}`, limits.name),
    standRole: '',
    mobile: phone ?? '',
    accountManagerEmail: '',
    dietaryNeeds: '',
    accessNeeds: '',
  };
}
