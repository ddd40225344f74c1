import type * as blitzCalls from '@summit/contract/calls/blitz';
import type { BodyOf } from '@summit/contract/requests/call';
import { filledIn } from '../shared/person-fields/filled-in.ts';
import type { BlitzInvitation } from './blitz-response.ts';

export type BlitzValues = BodyOf<typeof blitzCalls.submitBlitz>;
type Contact = BlitzValues['contacts'][number];

const emptyContact: Contact = { name: '', email: '', jobTitle: '' };

/** The initial values: what was submitted, or else what the organisers knew. There is room for two contacts. */
export function toValues({ company, email, submission }: BlitzInvitation): BlitzValues {
  const contacts = submission?.contacts ?? [{ ...emptyContact, email: email ?? '' }];
  const [first = emptyContact, second = emptyContact] = contacts.map((contact) => ({
    name: contact.name,
    email: contact.email,
    jobTitle: contact.jobTitle ?? '',
  }));
  return {
    company: submission?.company ?? company ?? '',
    pitch: submission?.pitch ?? '',
    category: submission?.category ?? '',
    website: submission?.website ?? '',
    slots: [...(submission?.slots ?? [])],
    logoUrl: submission?.logoUrl ?? '',
    contacts: [first, second],
  };
}

/** The form as the server wants it: without nulls, empty fields and empty objects. */
export function blitzPayload(values: BlitzValues): BlitzValues {
  const contacts = values.contacts.map(filledIn).filter((contact) => !isEmpty(contact));
  return filledIn({ ...values, contacts });
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
