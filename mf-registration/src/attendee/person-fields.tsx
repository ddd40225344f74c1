import { FieldPair } from '@summit/shared-ui/form/form-body';
import { PhoneField } from '@summit/shared-ui/form/phone-field';
import { TextField } from '@summit/shared-ui/form/text-field';
import type { ReactNode } from 'react';
import { CountryField } from '../shared/country-field.tsx';
import type { SiteForm } from '../shared/site-form.ts';
import type { FirstStepValues } from './first-step-fields.ts';

interface PersonFieldsProps {
  form: SiteForm<FirstStepValues>;
  /** How numbers begin where the visitor seems to be. */
  phonePrefix?: string;
  /** The e-mail address, which needs more than a field. */
  children: ReactNode;
}

/** Who somebody is and how to reach them. */
export function PersonFields({ form, phonePrefix, children }: PersonFieldsProps) {
  return (
    <>
      <FieldPair>
        <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
      </FieldPair>
      {children}
      <PhoneField {...form.field('phone')} label="Phone" countryPrefix={phonePrefix} />
      <FieldPair>
        <TextField {...form.field('company')} label="Company" autoComplete="organization" />
        <TextField {...form.field('jobTitle')} label="Job title" autoComplete="organization-title" />
      </FieldPair>
      <CountryField {...form.field('country')} label="Country" autoComplete="country" />
    </>
  );
}
