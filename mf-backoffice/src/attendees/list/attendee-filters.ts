import { countries } from '@summit/contract/contact-details/countries';
import { countryName } from '@summit/contract/contact-details/country-name';
import { registrationStatusNames } from '@summit/contract/organising/registration-status-names';
import { resourceFact } from '@summit/contract/organising/resources';
import { compareNames } from '@summit/contract/words/name-order';
import type { FilterField } from '../../resources/list/filter-choice.tsx';
import type { ListOrder } from '../../shared/parts/sort-choice.tsx';
import { usePermitted } from '../../shared/session/permitted.ts';
import { photoNames, typeNames } from '../../shared/words/attendee-words.ts';

const countryNames = Object.fromEntries(
  Object.keys(countries)
    .map((code) => [code, countryName(code)] as const)
    .sort(([, one], [, other]) => compareNames(one, other)),
);

/** The filters of the list of attendees. */
const attendeeFilters: readonly FilterField[] = [
  choice('registrationStatus', 'Registration', registrationStatusNames),
  choice('attendeeType', 'Registered as', typeNames),
  reference('categoryId', 'Category', 'categories'),
  reference('packageId', 'Package', 'packages'),
  choice('country', 'Country', countryNames),
  choice('imageStatus', 'Photo', photoNames),
  { name: 'isConfirmed', label: 'Address confirmed', kind: 'flag', choices: [], refersTo: null },
  { name: 'isBlocked', label: 'Blocked', kind: 'flag', choices: [], refersTo: null },
  { name: 'createdAt_gte', label: 'Registered since', kind: 'since', choices: [], refersTo: null },
];

export const attendeeOrders: readonly ListOrder[] = [
  { field: 'id', order: 'ASC', name: 'Name' },
  { field: 'createdAt', order: 'DESC', name: 'Latest first' },
  { field: 'createdAt', order: 'ASC', name: 'Earliest first' },
  { field: 'company', order: 'ASC', name: 'Company' },
  { field: 'country', order: 'ASC', name: 'Country' },
  { field: 'email', order: 'ASC', name: 'Email' },
  { field: 'registrationStatus', order: 'ASC', name: 'Registration' },
];

/** The filters whose choices the organiser may read. */
export function useAttendeeFilters(): FilterField[] {
  const isPermitted = usePermitted();
  return attendeeFilters.filter(
    ({ refersTo }) => refersTo === null || isPermitted(resourceFact(refersTo).read),
  );
}

function choice(name: string, label: string, names: Readonly<Record<string, string>>): FilterField {
  const [choices, choiceNames] = [Object.keys(names), Object.values(names)];
  return { name, label, kind: 'choice', choices, choiceNames, refersTo: null };
}

function reference(name: string, label: string, refersTo: 'categories' | 'packages'): FilterField {
  return { name, label, kind: 'reference', choices: [], refersTo };
}
