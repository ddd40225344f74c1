/** What kinds are called that have a name of their own: it stands wherever such an attendee is described. */
export const kindNames = { 'registrationFeatured.kind': 'Featured attendee' } as const;
