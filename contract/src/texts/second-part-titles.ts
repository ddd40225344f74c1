/** What the kinds call their second part: every step shows it as the next one. */
export const secondPartTitles = {
  'registrationSecondPart.invited.title': 'Your visit',
  'registrationSecondPart.pass.title': 'Your badge',
} as const;
