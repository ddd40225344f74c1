/** The names of kinds that are not named after their category, wherever such an attendee is described. */
export const kindNames = { 'registrationFeatured.kind': 'Featured attendee' } as const;
