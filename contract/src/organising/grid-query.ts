import type { ISchema } from 'yup';
import { getOptionalOne } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { query } from '../requests/list-query.ts';
import { listed, shape, whole } from '../requests/response-shapes.ts';
import { messages } from '../words/messages.ts';
import { isPlainJson } from '../words/plain-json.ts';
import { plainText } from '../words/plain-text.ts';
import { number } from '../yup.ts';

// The queries of organisers' tables: pages from 1, one field to sort by, filters by the names of fields, search words.

interface GridOptions {
  /** The fields that the list can be sorted by; absent: the handler checks them. */
  sorts?: readonly string[];
  /** The most entries of a page; absent: as many as any list has. */
  most?: number;
}

const gridOrders = ['ASC', 'DESC'] as const;

type GridOrder = (typeof gridOrders)[number];

/**
 * The query of such a list. `filter` is JSON: a value by the name of its field, a list for any of several, null for none, and
 * with `_gte` or `_lte` after the name a bound. `q` are words that are looked for in every text.
 */
export function gridQuery({ sorts, most = limits.maxItemsOnPage }: GridOptions = {}) {
  return query({
    page: count(1).default(1),
    perPage: count(1)
      .transform((items: number) => Math.min(items, most))
      .default(limits.itemsOnPage.grid),
    sort: sorts ? getOptionalOne(sorts) : plainText().max(limits.name, messages.maxLength),
    order: getOptionalOne(gridOrders).default('ASC'),
    filter: plainText()
      .max(limits.longText, messages.maxLength)
      .test('filter', messages.json, isObjectInJson),
    q: plainText().max(limits.shortText, messages.maxLength),
  });
}

/** The query of such a list. */
export interface GridQuery {
  page: number;
  perPage: number;
  sort?: string | undefined;
  order: GridOrder;
  filter?: string | undefined;
  q?: string | undefined;
}

/** The response of such a list: one page, and how many there are on all pages. */
export function gridOf<T>(item: ISchema<T>) {
  return shape({ items: listed(item), total: whole() });
}

function count(least: number) {
  return number().typeError(messages.number).integer(messages.number).min(least, messages.minValue);
}

function isObjectInJson(text: string | undefined): boolean {
  if (!text) return true;
  if (!isPlainJson(text)) return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
