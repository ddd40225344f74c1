import {
  isOpenKind,
  offeredKindNames,
  registrationKinds,
  type OfferedKindName,
} from '@summit/contract/registration-kinds';
import { href } from '@summit/contract/href';

/** The kinds of attendee that register without an invitation, in the order they are offered. */
export const attendeeKinds = offeredKindNames.map(offered);

export type AttendeeKind = (typeof attendeeKinds)[number];

function offered(type: OfferedKindName) {
  const { title: name, texts } = registrationKinds[type];
  const to = isOpenKind(type)
    ? href('registrationAttendee', { search: { type } })
    : href('registrationSlug', { slug: registrationKinds[type].slug });
  return { type, name, texts, to };
}
