import { is, SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isDay } from '@summit/contract/money-and-time/day-words';
import { messages } from '@summit/contract/words/messages';
import { isUuid } from '../db/is-uuid.ts';
import { refusedFilter } from './field-filters.ts';

const moments = new WeakSet<SQL>();

/** An expression that is a moment, and is filtered as one. */
export function moment(expression: SQL): SQL {
  moments.add(expression);
  return expression;
}

/** Converts a value to the type of its column, so that the database never gets one that it cannot parse. */
export function readFilterValue(column: PgColumn | SQL, field: string, value: unknown): unknown {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (is(column, SQL)) return moments.has(column) ? readMoment(field, text) : text;
  switch (column.dataType) {
    case 'boolean':
      return text === 'true';
    case 'number':
      return requireValid(field, Number(text), isNumberOf(column, Number(text)), messages.number);
    case 'date':
      return readMoment(field, text);
    default:
      if (column.columnType === 'PgDateString') return requireValid(field, text, isDay(text), messages.day);
      if (column.columnType === 'PgUUID') {
        return requireValid(field, text, isUuid(text), messages.unknownEntry);
      }
      return text;
  }
}

function isNumberOf({ columnType }: PgColumn, value: number): boolean {
  const isWhole = Number.isInteger(value) && Math.abs(value) < 2 ** 31;
  return columnType === 'PgInteger' ? isWhole : Number.isFinite(value);
}

/** Any text that is a moment, as the database reads it, which knows no years such as 0 or +275760. */
function readMoment(field: string, text: string): string {
  const ms = Date.parse(text);
  const moment = Number.isNaN(ms) ? '' : new Date(ms).toISOString();
  return requireValid(field, moment, /^[12]\d{3}-/.test(moment), messages.moment);
}

function requireValid<T>(field: string, value: T, isRight: boolean, message: string): T {
  if (!isRight) throw refusedFilter(field, message);
  return value;
}
