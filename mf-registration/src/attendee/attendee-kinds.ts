import {
  isOpenKind,
  type OfferedKindName,
  offeredKindNames,
  registrationKinds,
} from '@summit/contract/registration/registration-kinds';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';

/** The kinds of attendee that register without an invitation, in the order they are offered. */
export const attendeeKinds = offeredKindNames.map(offered);

export type AttendeeKind = (typeof attendeeKinds)[number];

function offered(type: OfferedKindName) {
  const { title: name, texts } = registrationKinds[type];
  const to = isOpenKind(type)
    ? href(pages.registrationAttendee, { search: { type } })
    : href(pages.registrationSlug, { slug: registrationKinds[type].slug });
  return { type, name, texts, to };
}
