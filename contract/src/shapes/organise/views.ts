import { fields, requiredText } from '../../forms/rules.ts';
import * as limits from '../../limits/limits.ts';
import { shape, text } from '../../requests/response-shapes.ts';
import { messages } from '../../words/messages.ts';
import { isPlainJson } from '../../words/plain-json.ts';
import { mixed } from '../../yup.ts';

const viewLists = ['attendees', 'orders', 'inbox'] as const;

export const viewParams = fields({
  list: requiredText().oneOf(viewLists, messages.oneOf),
  name: requiredText(limits.name),
});

export const viewsParams = fields({ list: requiredText().oneOf(viewLists, messages.oneOf) });

const isQuery = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  JSON.stringify(value).length <= limits.longText &&
  isPlainJson(JSON.stringify(value));

/** The filters, order and search words of a list. */
export const viewQuery = fields({
  query: mixed<Record<string, unknown>>(isQuery).typeError(messages.json).required(messages.required),
});

export const savedView = shape({ name: text(), query: mixed<Record<string, unknown>>().required() });
