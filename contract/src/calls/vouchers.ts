import { defineCall } from '../call.ts';
import * as limits from '../limits.ts';
import { query } from '../list-query.ts';
import { flag, nullableMoment, nullableText, nullableWhole, shape, text } from '../response-shapes.ts';
import { requiredText } from '../rules.ts';

export const voucher = defineCall({
  method: 'GET',
  path: '/public/voucher',
  access: 'public',
  summary: 'What a voucher gives and until when.',
  query: query({ token: requiredText(limits.longText) }),
  response: shape({
    title: text(),
    description: text(),
    /** To be entered with a package. */
    promoCode: nullableText(),
    /** Per cent off. */
    discountPercent: nullableWhole(),
    /** Null: never expires. It may be in the past. */
    validUntil: nullableMoment(),
    isUsed: flag(),
  }),
  errors: ['cqrs-0009'],
});
