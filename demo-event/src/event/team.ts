/** The office, as every page lists it: `name | role | address`. */
export const team = [
  'Ottilie Marsh | Director | ottilie@summit.example',
  'Kwabena Frost | Programme | kwabena@summit.example',
  'Inés Calloway | Partnerships | ines@summit.example',
  'Theo Lindqvist | Awards | theo@summit.example',
].join('\n');
