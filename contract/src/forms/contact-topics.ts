/** What a visitor may write about. */
export const contactTopics = [
  'tickets',
  'speaking',
  'sponsoring',
  'business-booster',
  'start-up',
  'roundtables',
  'volunteering',
  'awards',
  'press',
  'accessibility',
  'other',
] as const;
