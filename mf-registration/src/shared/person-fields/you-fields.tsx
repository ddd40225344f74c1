import * as limits from '@summit/contract/limits/limits';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { PasswordField } from '@summit/shared-ui/fields/password-field';
import type { FirstStepTexts } from '../texts/use-first-step-texts.ts';
import { useEmailCheck } from './email-check.ts';
import type { FieldsOf, PersonName } from './first-step-names.ts';
import { PersonFields } from './person-fields.tsx';
import { WorkEmailField } from './work-email-field.tsx';

interface YouFieldsProps {
  field: FieldsOf<PersonName | 'email' | 'password'>;
  /** The telephone prefix of the visitor's probable country. */
  phonePrefix?: string;
  /** Without the fields about where they work. */
  isPrivate?: boolean;
  asksPassword: boolean;
  /** Whether somebody with the sent address is already registered. */
  isKnown: boolean;
  onEmailChange: () => void;
  texts: FirstStepTexts;
}

/** The person's details and password. */
export function YouFields(props: YouFieldsProps) {
  const { field, phonePrefix, isPrivate, asksPassword, isKnown, onEmailChange, texts } = props;
  const emailCheck = useEmailCheck();
  const email = field('email');

  function changeEmail(event: { target: unknown }) {
    onEmailChange();
    email.onChange(event);
  }

  return (
    <Fieldset legend="You">
      <PersonFields field={field} phonePrefix={phonePrefix} isPrivate={isPrivate}>
        <WorkEmailField
          field={{ ...email, onChange: changeEmail }}
          check={emailCheck}
          label={isPrivate ? 'Email' : undefined}
          knownAdvice={isKnown ? texts['registrationAttendee.known'] : null}
        />
      </PersonFields>
      {asksPassword && (
        <PasswordField
          {...field('password')}
          label="Password"
          hint={`${limits.password.min} to ${limits.password.max} characters with at least one letter and one digit.`}
          autoComplete="new-password"
        />
      )}
    </Fieldset>
  );
}
