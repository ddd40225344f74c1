/** The form of each track. */
export const formOf = {
  Company: 'awardsNominationForm',
  Individual: 'awardsIndividualNominationForm',
} as const;

/** The categories of each track. */
export const categoriesOf = {
  Company: 'awardsNominationCategories',
  Individual: 'awardsIndividualNominationCategories',
} as const;
