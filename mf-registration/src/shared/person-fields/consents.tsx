import type { ReactNode } from 'react';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { CheckboxField } from '@summit/shared-ui/choices/checkbox-field';
import { Stack } from '@summit/shared-ui/layout/stack';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { FirstStepTexts } from '../texts/use-first-step-texts.ts';
import type { FieldsOf } from './first-step-names.ts';

interface ConsentsProps {
  field: FieldsOf<'termsAccepted' | 'marketing'>;
  texts: FirstStepTexts;
  /** What comes after those for everybody. */
  children: ReactNode;
}

/** The consents of a visitor; all of them are off by default. */
export function Consents({ field, texts, children }: ConsentsProps) {
  return (
    <Stack gap={0}>
      <CheckboxField
        {...field('termsAccepted')}
        label={texts['registrationAttendee.terms']}
        hint={
          <>
            Read the{' '}
            <SiteLink to={href(pages.termsAndConditions)} target="_blank">
              Terms &amp; Conditions
            </SiteLink>{' '}
            and the{' '}
            <SiteLink to={href(pages.privacyPolicy)} target="_blank">
              Privacy Policy
            </SiteLink>
            ; both open in a new tab.
          </>
        }
      />
      <CheckboxField {...field('marketing')} label={texts['registrationAttendee.marketing']} />
      {children}
    </Stack>
  );
}

interface PublishChoiceProps {
  field: FieldsOf<'publish'>;
  texts: FirstStepTexts;
}

/** Whether an attendee is shown in the public list. */
export function PublishChoice({ field, texts }: PublishChoiceProps) {
  return (
    <CheckboxField
      {...field('publish')}
      label={texts['registrationAttendee.publish']}
      hint="With your name, job title and company; never with your address or number."
    />
  );
}
