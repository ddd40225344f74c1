/** Countries whose post requires a postcode; others have none, or people leave it out. */
const withPostcode = new Set(
  'AT AU BE BG BR CA CH CN CY CZ DE DK EE ES FI FR GB GG GR HR HU IL IM IN IS IT JE JP KR LI LT LU LV MC MT MX MY NL NO NZ PL PT RO RS RU SE SG SI SK SM TH TR TW UA US VA ZA'.split(
    ' ',
  ),
);

/** The name for the parts of a country that its addresses contain, such as states. */
const getParts: Readonly<Record<string, string>> = {
  AR: 'Province',
  AU: 'State or territory',
  BR: 'State',
  CA: 'Province or territory',
  CN: 'Province',
  ES: 'Province',
  IN: 'State',
  IT: 'Province',
  JP: 'Prefecture',
  KR: 'Province',
  MX: 'State',
  MY: 'State',
  NG: 'State',
  PH: 'Province',
  TH: 'Province',
  US: 'State',
  VE: 'State',
};

/** Whether an address needs a postcode; so long as the country is not known, it does. */
export function needsPostcode(country: unknown): boolean {
  return typeof country !== 'string' || country === '' || withPostcode.has(country);
}

/** What the state or province of an address is called there; null in countries whose addresses name none. */
export function getStates(country: unknown): string | null {
  return typeof country === 'string' && Object.hasOwn(getParts, country) ? (getParts[country] ?? null) : null;
}

/** The line of an address with the town, its state and its postcode, as far as they are there. */
export function townLine({
  city,
  state,
  postcode,
}: {
  city: string;
  state?: string;
  postcode?: string;
}): string {
  const place = state ? `${city}, ${state}` : city;
  return postcode ? `${place} ${postcode}` : place;
}
