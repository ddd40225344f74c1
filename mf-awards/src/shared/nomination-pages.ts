/** The page with the form of each track. */
export const getForm = {
  Company: 'awardsNominationForm',
  Individual: 'awardsIndividualNominationForm',
} as const;

/** The page with the categories of each track. */
export const getCategories = {
  Company: 'awardsNominationCategories',
  Individual: 'awardsIndividualNominationCategories',
} as const;
