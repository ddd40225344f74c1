import { choiceName } from '@summit/contract/organising/choice-names';
import { fieldLabel } from '@summit/contract/organising/field-facts';
import { activityGroups } from '@summit/contract/registration/attendee-types';
import type { Db } from '../../platform/db/db.ts';
import type { AttendeeProfile } from '../attendees/attendees.tables.ts';
import { predefinedActivities } from '../attendees/categories.tables.ts';

/** Needs are returned separately, and billing addresses with the invoices. */
const elsewhere: ReadonlySet<string> = new Set<keyof AttendeeProfile>([
  'dietaryNeeds',
  'accessNeeds',
  'billing',
]);

const chosen: ReadonlySet<string> = new Set(activityGroups);

/** An attendee's answers, with the names of the choices. A choice that is no longer offered is shown by its id. */
export async function readNamedProfile(db: Db, profile: AttendeeProfile) {
  const { id, name: choice } = predefinedActivities;
  const offered = await db.select({ id, choice }).from(predefinedActivities);
  const names = new Map(offered.map((one) => [one.id, one.choice]));
  const inWords = (name: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    if (name === 'vatIdSource') return choiceName('attendees', name, String(value));
    return chosen.has(name) ? (names.get(String(value)) ?? String(value)) : String(value);
  };
  return Object.entries(profile)
    .filter(([name]) => !elsewhere.has(name))
    .map(([name, value]: [string, unknown]) => ({
      name,
      label: fieldLabel('attendees', name),
      value: (Array.isArray(value) ? value : [value]).map((one) => inWords(name, one)).join(', '),
    }))
    .filter(({ value }) => value !== '');
}
