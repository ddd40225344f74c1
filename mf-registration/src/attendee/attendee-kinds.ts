import {
  type OfferedKindName,
  offeredKindNames,
  registrationKinds,
} from '@summit/contract/registration/registration-kinds';
import { getFormOfKind } from '../shared/ticket/form-of-kind.ts';

/** The kinds of attendee that register without an invitation, in the order they are offered. */
export const attendeeKinds = offeredKindNames.map(offered);

export type AttendeeKind = (typeof attendeeKinds)[number];

function offered(type: OfferedKindName) {
  const { title: name, texts } = registrationKinds[type];
  return { type, name, texts, to: getFormOfKind(type) };
}
