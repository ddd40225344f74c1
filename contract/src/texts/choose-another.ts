/** Texts of giving back a ticket that is chosen and not paid. */
export const chooseAnotherTexts = {
  'registrationPackages.another': 'Choose another ticket',
  'registrationPackages.another.note':
    'This gives back the ticket that you chose. You can correct the invoice then, too.',
  'registrationPackages.another.failed': 'The ticket was not given back',
  'registrationPackages.another.safe': 'Your place is still held.',
} as const;
