import type { FieldValues } from 'react-hook-form';
import type { SiteForm } from './site-form.ts';

/** Who somebody is and how to reach them. */
export type PersonName = 'firstName' | 'lastName' | 'phone' | 'company' | 'jobTitle' | 'country';

/** What every first step asks for, whoever registers. */
export type FirstStepName = PersonName | 'email' | 'password' | 'termsAccepted' | 'marketing';

/** What a field of a form needs to take part, by the field's name. */
export type FieldsOf<Name extends string> = (name: Name) => ReturnType<SiteForm<FieldValues>['field']>;
