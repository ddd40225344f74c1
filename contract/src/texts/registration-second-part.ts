/** Texts of the second step. */
export const registrationSecondPartTexts = {
  'registrationSecondPart.meta.description': 'The second step of your registration for {event}.',
  'registrationSecondPart.header.lead': 'So that we introduce you to the right people, and to no others.',
  'registrationSecondPart.submit': 'Save and continue',
  'registrationSecondPart.needs.title': 'What we should know',
  'registrationSecondPart.needs.lead':
    'So that the kitchen and the door team are ready for you. Both are optional.',
} as const;
