/** The decimal separator of a spreadsheet, which depends on its language: `12.5`, `12,5`. */
export const decimalSigns = ['point', 'comma'] as const;

/** The date format of a spreadsheet: `2027-06-08`, `08.06.2027`, `6/8/2027`. */
export const dateOrders = ['year-first', 'day-first', 'month-first'] as const;
