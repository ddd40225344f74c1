import { requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import {
  flag,
  nullableMoment,
  nullableText,
  nullableWhole,
  shape,
  text,
} from '../requests/response-shapes.ts';

export const voucher = defineCall({
  method: 'GET',
  path: '/public/voucher',
  access: 'public',
  summary: 'What a voucher gives and until when.',
  query: query({ token: requiredText(limits.longText) }),
  response: shape({
    title: text(),
    description: text(),
    /** The code to enter with the payment; null: the voucher carries none. */
    promoCode: nullableText(),
    /** Per cent off. */
    discountPercent: nullableWhole(),
    /** Null: never expires. It may be in the past. */
    validUntil: nullableMoment(),
    isUsed: flag(),
  }),
  errors: ['cqrs-0009'],
});
