/** Texts of the first step of every kind of registration. */
export const firstStepTexts = {
  'registrationAttendee.terms': 'I accept the Terms & Conditions and the Privacy Policy',
  'registrationAttendee.marketing': 'Send me news of the event, about twice a month',
  'registrationAttendee.publish': 'Show me in the public attendee list',
  'registrationAttendee.known':
    'Is this you? Log in and carry on where you left off. No password yet, or forgotten it? Ask for a link to choose one when you log in.',
  'registrationAttendee.alreadyRegistered': 'Already started?',
} as const;
