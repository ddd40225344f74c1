import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as cryptoTraderCalls from '@summit/contract/calls/crypto-traders';
import {
  defaultKind,
  kindOfAttendee,
  registrationKinds,
} from '@summit/contract/registration/registration-kinds';
import type { AttendeeDetails } from '@summit/shared-auth';

const { attendeePackages, selectPackage } = attendeeRegistrationCalls;
const { cryptoTraderPackages, selectCryptoTraderPackage } = cryptoTraderCalls;

const lists = { attendeePackages, cryptoTraderPackages };
const selections = { selectPackage, selectCryptoTraderPackage };

/** The calls by which attendees of this kind read their packages and choose one: they differ only in their addresses. */
export function getPackageCalls(attendee: AttendeeDetails) {
  const { calls } = registrationKinds[kindOfAttendee(attendee) ?? defaultKind];
  return {
    list: lists[calls.packages ?? 'attendeePackages'] as typeof attendeePackages,
    select: selections[calls.selectPackage ?? 'selectPackage'] as typeof selectPackage,
  };
}
