import { href } from '@summit/contract/site-map';
import { CheckboxField, type CheckboxFieldProps } from '@summit/shared-ui/form/checkbox-field';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { Stack } from '@summit/shared-ui/layout/stack';
import type { RegistrationTexts } from '../shared/use-registration-texts.ts';

type ConsentName = 'termsAccepted' | 'marketing' | 'publish';

interface ConsentsProps {
  field: (name: ConsentName) => Omit<CheckboxFieldProps, 'label'>;
  texts: RegistrationTexts;
}

/** What a visitor agrees to; all of it is off until they say so. */
export function Consents({ field, texts }: ConsentsProps) {
  return (
    <Stack gap={0}>
      <CheckboxField
        {...field('termsAccepted')}
        label={texts['registrationAttendee.terms']}
        hint={
          <>
            Read the{' '}
            <SiteLink to={href('termsAndConditions')} target="_blank">
              Terms &amp; Conditions
            </SiteLink>{' '}
            and the{' '}
            <SiteLink to={href('privacyPolicy')} target="_blank">
              Privacy Policy
            </SiteLink>
            ; both open in a new tab.
          </>
        }
      />
      <CheckboxField {...field('marketing')} label={texts['registrationAttendee.marketing']} />
      <CheckboxField
        {...field('publish')}
        label={texts['registrationAttendee.publish']}
        hint="With your name, job title and company; never with your address or number."
      />
    </Stack>
  );
}
