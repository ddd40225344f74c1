import type { RegistrationStatus } from '@summit/contract/registration/registration-status';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { isEmailConfirmed } from '../../people/public/confirmed-email.queries.ts';

interface Wording {
  displayName: string;
  message: string;
}

const wording: Record<RegistrationStatus, Wording> = {
  SubmitStepOne: {
    displayName: 'Started',
    message: 'Tell us a little more about yourself to continue your registration.',
  },
  PendingPackageSelection: {
    displayName: 'Choosing a package',
    message: 'Choose your package to continue your registration.',
  },
  RequestForPayment: {
    displayName: 'Waiting for payment',
    message: 'We hold your place. Pay for your package to complete your registration.',
  },
  PendingPayment: {
    displayName: 'Payment under way',
    message: 'We are waiting for the confirmation of your payment.',
  },
  Completed: {
    displayName: 'Completed',
    message: 'Your registration is complete. We look forward to seeing you.',
  },
};

/** The registration status of an attendee: its name, and its consequences for them. */
export function registrationStatusObject(
  attendee: Pick<AttendeeRow, 'registrationStatus' | 'email' | 'confirmedEmail'>,
) {
  const { registrationStatus } = attendee;
  return { registrationStatus, ...wording[registrationStatus], isEmailConfirmed: isEmailConfirmed(attendee) };
}
