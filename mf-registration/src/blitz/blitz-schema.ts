import type { ObjectSchema } from 'yup';
import type { DescribedField } from '@summit/contract/forms/described-form';
import { formSchema } from '@summit/contract/forms/form-schema';
import { blitzContacts, blitzForm } from '@summit/contract/registration/registration-fields';
import { filledIn } from '../shared/person-fields/filled-in.ts';
import type { BlitzValues } from './blitz-values.ts';

/** The request's rules, with the labels that the organisers set; the second contact may be left empty. */
export function blitzSchema(fields: readonly DescribedField[]): ObjectSchema<BlitzValues> {
  const contacts = blitzContacts.transform((list: BlitzValues['contacts']) =>
    list.filter((contact, index) => index === 0 || Object.keys(filledIn(contact)).length > 0),
  );
  return blitzForm.shape({
    ...formSchema(fields).fields,
    contacts,
  }) as unknown as ObjectSchema<BlitzValues>;
}
