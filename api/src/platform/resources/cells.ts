import type { SchemaFieldDescription } from 'yup';

/**
 * Where a spreadsheet may begin a formula, with apostrophes that were put before it: at the beginning of a cell, or
 * after what separates cells in some countries.
 */
const formula = /(?<=^|[;\t])(?='*[=+\-@＝＋－＠\t\r\n])/g;
const neutralised = /(?<=^|[;\t])'(?='*[=+\-@＝＋－＠\t\r\n])/g;

/** A value as the cell of a table, escaped so that no spreadsheet reads it as a formula. */
export function getCell(value: unknown): string {
  return asText(value).replaceAll(formula, "'");
}

/** The text of a cell that `getCell` made. */
export function textOfCell(cell: string): string {
  return cell.replaceAll(neutralised, '');
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every(isListable)) return value.join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Whether an item of a list stays the same when it is written between semicolons. */
function isListable(item: unknown): boolean {
  return typeof item === 'string' && item !== '' && item === item.trim() && !/;|^\[/.test(item);
}

/** A value that came as text, in the kind of its field; other values stay as they are. Rules are checked later. */
export function valueOf(given: unknown, field: SchemaFieldDescription): unknown {
  if (typeof given !== 'string') return given;
  if (given === '' && 'nullable' in field && field.nullable) return null;
  switch (field.type) {
    case 'array':
      return listIn(given);
    case 'object':
    case 'mixed':
      return parsed(given);
    default:
      return given;
  }
}

/** `payments; risk` or a list in JSON. */
function listIn(given: string): unknown {
  if (given.trim().startsWith('[')) return parsed(given);
  return given
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function parsed(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}
