const saveAgain =
  'In the spreadsheet, choose Save as and “CSV UTF-8 (comma separated)”, and import that file.';

/** What is wrong with a file that should be a table, and what to do about it. */
export const tableMessages = {
  otherKind: `This is not a CSV file but one of another kind, such as a workbook. ${saveAgain}`,
  letters: `The letters of this file cannot be recognised. ${saveAgain}`,
  empty: 'This file is empty.',
  noLines: 'This file has a header and no lines below it. Please add the entries, or import another file.',
  noKey: (key: string) =>
    `The first line has to name the columns, with “${key}” among them. Export the table to see what it looks like.`,
  twoColumns: 'Two columns have this name. Please rename or remove one of them.',
  tooManyCells: (header: number) =>
    `This line has more cells than the header, which has ${header}. A cell with the separator in it needs quotation marks around it. ${saveAgain}`,
  quotes: `A quotation mark is in the wrong place, or one is missing. ${saveAgain}`,
} as const;
