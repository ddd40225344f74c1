import type { texts } from '@summit/contract/words/texts';

/** The demo event's own wording instead of the neutral one. */
export const demoRegistrationTexts = {
  'registration.meta.description': 'Register for Summit London 2027.',
  'registration.kinds.lead': 'Four halls, three days, one badge. What differs is what you come for.',
  'registrationAttendee.meta.description': 'The first step of your registration for Summit London 2027.',
  'registrationAttendee.marketing': 'Send me news of Summit, about twice a month',
  'registrationSecondPart.meta.description': 'The second step of your registration for Summit London 2027.',
  'registrationPhoto.meta.description': 'Add the photo for your badge at Summit London 2027.',
  'registrationPackages.meta.description': 'Choose your ticket for Summit London 2027.',
  'registrationCompleted.meta.description': 'You are registered for Summit London 2027.',
  'registrationSlug.meta.description': 'Register for Summit London 2027.',
  'registrationInvitation.meta.description': 'Your invitation to Summit London 2027.',
  'listing.meta.description':
    'Your company’s entry for the directory of Summit London 2027: what to write, and its progress.',
  'voucher.meta.description': 'What your voucher for Summit London 2027 gives you, and until when.',
} as const satisfies Partial<Record<keyof typeof texts, string>>;
