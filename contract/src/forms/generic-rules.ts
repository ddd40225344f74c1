import { isWebAddress, webAddress } from '../contact-details/web-address.ts';
import { genericMessages } from '../words/messages.ts';
import { patterns } from '../words/patterns.ts';
import { plainText } from '../words/plain-text.ts';
import { number } from '../yup.ts';

/** The second, generic table of rules. */
export const genericRules = {
  noScript: () =>
    plainText().test('noScript', genericMessages.noScript, (value) => !/<\/?\s*script/i.test(value ?? '')),
  required: () => plainText().required(genericMessages.required),
  email: () =>
    plainText().matches(patterns.email, { message: genericMessages.email, excludeEmptyString: true }),
  slug: () =>
    plainText().matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      message: genericMessages.slug,
      excludeEmptyString: true,
    }),
  biggerThanZero: () => number().moreThan(0, genericMessages.biggerThanZero),
  lessThanHundred: () => number().lessThan(100, genericMessages.lessThanHundred),
  url: () =>
    plainText()
      .transform(webAddress)
      .test('url', genericMessages.url, (value) => !value || isWebAddress(value)),
  amount: () => number().min(0.1, genericMessages.amount).max(100_000, genericMessages.amount),
  numerics: () => plainText().matches(patterns.digits, genericMessages.numerics),
  latinLetters: () => plainText().matches(/^[A-Za-z\s'-]*$/, genericMessages.latinLetters),
  tooLong: (max: number) => plainText().max(max, genericMessages.tooLong),
} as const;
