/** What stands before the fraction of a number in a table, by the language of the spreadsheet: `12.5`, `12,5`. */
export const decimalSigns = ['point', 'comma'] as const;

/** The order of the parts of its dates: `2027-06-08`, `08.06.2027`, `6/8/2027`. */
export const dateOrders = ['year-first', 'day-first', 'month-first'] as const;
