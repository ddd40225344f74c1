import type { ReactNode } from 'react';
import { PhoneField } from '@summit/shared-ui/fields/phone-field';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { FieldPair } from '@summit/shared-ui/form/form-body';
import { CountryField } from './country-field.tsx';
import type { FieldsOf, PersonName } from './first-step-names.ts';

interface PersonFieldsProps {
  field: FieldsOf<PersonName>;
  /** The telephone prefix of the visitor's probable country. */
  phonePrefix?: string;
  /** Without the fields about where they work. */
  isPrivate?: boolean;
  /** The email address, which needs more than one field component. */
  children: ReactNode;
}

/** The name and contact details. */
export function PersonFields({ field, phonePrefix, isPrivate = false, children }: PersonFieldsProps) {
  return (
    <>
      <FieldPair>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
      </FieldPair>
      {children}
      <PhoneField {...field('phone')} label="Phone" countryPrefix={phonePrefix} />
      {!isPrivate && (
        <FieldPair>
          <TextField {...field('company')} label="Company" autoComplete="organization" />
          <TextField {...field('jobTitle')} label="Job title" autoComplete="organization-title" />
        </FieldPair>
      )}
      <CountryField {...field('country')} label="Country" autoComplete="country" />
    </>
  );
}
