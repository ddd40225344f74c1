import { toCategory } from '../public/categories.queries.ts';
import { namedTags } from '../public/tag-names.queries.ts';
import type { AttendeeRow } from './attendees.tables.ts';
import type { CategoryRow } from './categories.tables.ts';

type PublicFields =
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'jobTitle'
  | 'company'
  | 'country'
  | 'imageUrl'
  | 'attendeeType'
  | 'tags'
  | 'isInTop';

/** What featured attendees say about themselves. */
interface Self {
  bio?: string | null;
  linkedIn?: string | null;
}

/** An attendee as the public lists show one. The fields are named one by one, so that nothing private slips in. */
export function toListedAttendee(
  person: Pick<AttendeeRow, PublicFields> & Self,
  category: Pick<CategoryRow, 'id' | 'name' | 'type'>,
  tagNames: ReadonlyMap<string, string>,
  canReceiveMessages: boolean,
) {
  const { id, firstName, lastName, jobTitle, company, country, imageUrl, attendeeType, isInTop } = person;
  return {
    id,
    firstName,
    lastName,
    jobTitle,
    company,
    country,
    imageUrl,
    attendeeType,
    category: toCategory(category),
    tags: namedTags(person.tags, tagNames),
    isInTop,
    bio: person.bio ?? null,
    linkedIn: person.linkedIn ?? null,
    canReceiveMessages,
  };
}
