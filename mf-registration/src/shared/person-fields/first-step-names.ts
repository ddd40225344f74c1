import type { FieldValues } from 'react-hook-form';
import type { SiteForm } from './site-form.ts';

/** The fields about the attendee's work. */
export type WorkName = 'company' | 'jobTitle';

/** The name and contact details. */
export type PersonName = 'firstName' | 'lastName' | 'phone' | 'country' | WorkName;

/** The fields of every first step, for all kinds of registration. */
export type FirstStepName = PersonName | 'email' | 'password' | 'termsAccepted' | 'marketing';

/** The form props of a field, by the field's name. */
export type FieldsOf<Name extends string> = (name: Name) => ReturnType<SiteForm<FieldValues>['field']>;
