import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import type { dateOrders, decimalSigns } from '@summit/contract/environment/table-settings';

/** The formats of numbers and dates, which depend on the spreadsheet's language and are not in the file. */
export interface TableSettings {
  decimals?: (typeof decimalSigns)[number];
  dates?: (typeof dateOrders)[number];
}

/** The words for true and false in spreadsheets of common languages. */
const yes = new Set(
  'true wahr vrai verdadero vero verdadeiro waar prawda sand sann tosi yes ja oui sí si sim y x 1'.split(' '),
);
const no = new Set('false falsch faux falso onwaar fałsz falsk epätosi no nein non não nee n 0'.split(' '));

/** The text of a cell as the rules of its field want it. What it cannot mean stays as it is, and the rules say so. */
export function writtenCell(
  cell: string,
  field: SchemaFieldDescription | undefined,
  { decimals = 'point', dates = 'year-first' }: TableSettings,
): string {
  const text = cell.trim();
  if (!field || text === '') return cell;
  if (field.type === 'boolean') return flagIn(text) ?? cell;
  if (field.type === 'number') return numberIn(text, decimals) ?? cell;
  if ('meta' in field && field.meta?.isNumber) return numberIn(text, decimals) ?? withPoint(cell, decimals);
  return isDay(field) ? (dayIn(text, dates) ?? cell) : cell;
}

function flagIn(text: string): string | undefined {
  const word = text.toLowerCase();
  if (yes.has(word)) return 'true';
  return no.has(word) ? 'false' : undefined;
}

/** A number with the point, without what groups its digits. */
function numberIn(text: string, decimals: (typeof decimalSigns)[number]): string | undefined {
  const [decimal, grouping] = decimals === 'comma' ? [',', '.'] : ['.', ','];
  const plain = text.replace(/[\s'’]/gu, '').replace(/^[\u2212–]/, '-');
  const [first = '', ...others] = (plain.split(decimal)[0] ?? '').replace(/^-/, '').split(grouping);
  const isGrouped = /^[1-9]\d{0,2}$/.test(first) && others.every((three) => /^\d{3}$/.test(three));
  if (others.length > 0 && !isGrouped) return undefined;
  const written = plain.replaceAll(grouping, '').replace(decimal, '.');
  return /^-?\d+(?:\.\d+)?$/.test(written) ? written : undefined;
}

function isDay(field: SchemaFieldDescription): boolean {
  return ((field as SchemaDescription).tests ?? []).some(({ name }) => name === 'day');
}

/** A day as 2027-06-08, from 8/6/2027, 08.06.2027, 6/8/2027 or 2027/6/8. */
function dayIn(text: string, dates: (typeof dateOrders)[number]): string | undefined {
  const parts = /^(\d{1,4})[-./](\d{1,2})[-./](\d{1,4})(?:\s00?:00(?::00)?)?$/.exec(text)?.slice(1, 4);
  if (!parts) return undefined;
  const order = parts[0]?.length === 4 ? 'year-first' : dates;
  const [year = '', month = '', day = ''] = places[order].map((place) => parts[place] ?? '');
  if (year.length !== 4) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Where year, month and day are in each order. */
const places = { 'year-first': [0, 1, 2], 'day-first': [2, 1, 0], 'month-first': [2, 0, 1] } as const;

/** A point that groups no thousands: it was exported as the decimal point, and the spreadsheet took it for text. */
const decimalPoint = /\.(?!\d{3}(?!\d))|(?<!\d)0+\./;

/** A number with its currency or per cent sign, written with a point. */
function withPoint(cell: string, decimals: (typeof decimalSigns)[number]): string {
  if (decimals !== 'comma' || decimalPoint.test(cell)) return cell;
  return cell.replaceAll('.', '').replace(',', '.');
}
