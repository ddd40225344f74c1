import { openKindNames, registrationKinds, type OpenKindName } from '@summit/contract/registration-kinds';
import { href } from '@summit/contract/href';

/** The kinds of attendee that register without an invitation, in the order they are offered. */
export const attendeeKinds = [
  ...openKindNames.map(offered),
  {
    type: 'CryptoTrader',
    name: 'Crypto trader',
    texts: 'registration.kinds.crypto',
    to: href('registrationSlug', { slug: 'crypto-trader' }),
  } as const,
];

export type AttendeeKind = (typeof attendeeKinds)[number];

function offered(type: OpenKindName) {
  const { title: name, texts } = registrationKinds[type];
  return { type, name, texts, to: href('registrationAttendee', { search: { type } }) };
}
