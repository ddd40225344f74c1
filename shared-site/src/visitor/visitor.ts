import type { RegistrationStatus } from '@summit/contract/registration/registration-status';
import { type AttendeeDetails, useSession } from '@summit/shared-auth';

/** The visitor's relation to the registration. */
export type Visitor =
  | { state: 'waiting' }
  | { state: 'signedOut' }
  /** The visitor is signed in, but the details could not be loaded. */
  | { state: 'unreachable' }
  | { state: 'attendee'; attendee: AttendeeDetails; status: RegistrationStatus };

export type SignedInVisitor = Extract<Visitor, { state: 'attendee' }>;

/** The current visitor; the component renders again when that changes. */
export function useVisitor(): Visitor {
  const phase = useSession((session) => session.phase);
  const attendee = useSession((session) => session.attendee);
  const status = useSession((session) => session.registrationStatus?.registrationStatus);
  if (phase === 'unknown' || phase === 'loading') return { state: 'waiting' };
  if (phase === 'anonymous') return { state: 'signedOut' };
  if (!attendee) return { state: 'unreachable' };
  return { state: 'attendee', attendee, status: status ?? attendee.registrationStatus };
}
