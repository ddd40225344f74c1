import { describe, expect, test } from 'vitest';
import type { Schema } from 'yup';
import { formRuleNames, formRules } from './form-rules.ts';
import { formSchema } from './form-schema.ts';
import { genericRules } from './generic-rules.ts';
import { limits } from './limits.ts';
import { refusedPart } from './message-check.ts';
import { messages } from './messages.ts';
import { isPlainText } from './plain-text.ts';
import * as rules from './rules.ts';
import { messagesFor } from './testing/messages-for.ts';

const textRules: Record<string, Schema> = {
  optionalText: rules.optionalText(),
  email: rules.email(),
  firstName: rules.firstName(),
  phone: rules.phone(),
  url: rules.url(),
  country: rules.country(),
  password: rules.password(),
  noSpecialCharacters: rules.noSpecialCharacters(),
  numeric: rules.numeric(),
  birthYear: rules.birthYear(),
  vatId: rules.vatId(),
  messageText: rules.messageText(),
  oneOf: rules.oneOf(['a']),
  optionalOneOf: rules.optionalOneOf(['a']),
  noScript: genericRules.noScript(),
  'generic email': genericRules.email(),
  slug: genericRules.slug(),
  'generic url': genericRules.url(),
  numerics: genericRules.numerics(),
  latinLetters: genericRules.latinLetters(),
};

const quarterOfMegabyte = 250_000;

const starts = [
  '=',
  "'",
  '"',
  '<',
  '<a',
  '</a',
  '<!',
  "' ",
  '" ',
  '= ',
  "a'",
  '"a',
  'a" "',
  '<script',
  '< ',
  ' ',
  '\t',
  '0',
  '+44',
  '+',
  '(0)',
  'a@',
  'a.',
  '.',
  '@',
  'a@b.',
  'http://',
  'http://a.',
  'https://a/',
  '-',
  'a-',
  'GB',
  '\n',
  '=\n',
  '“"',
  '😀',
  'ﷺ',
];

const longTexts = starts.map((start): [string, string] => [
  JSON.stringify(start),
  start.repeat(Math.ceil(quarterOfMegabyte / start.length)).slice(0, quarterOfMegabyte),
]);

/** Milliseconds of the processor that some work takes here, however busy the machine is with other things. */
function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('a quarter of a megabyte', () => {
  test.each(Object.keys(textRules))('costs the rule %s next to nothing', (name) => {
    const schema = textRules[name] as Schema;
    const taken = processorMs(() => {
      for (const [, text] of longTexts) schema.isValidSync(text);
    });
    expect(taken).toBeLessThan(1000);
  });

  test('costs the rules of described forms next to nothing', () => {
    const fields = formRuleNames.map((name) => ({
      name,
      type: 'text' as const,
      rules: [
        { name, message: 'no', parameters: { min: 0, max: 1e6, field: null, ...formRules[name].parameters } },
      ],
      options: [],
    }));
    const taken = processorMs(() => {
      for (const [, text] of longTexts) {
        formSchema(fields).isValidSync(Object.fromEntries(formRuleNames.map((name) => [name, text])));
      }
    });
    expect(taken).toBeLessThan(1000);
  });

  test('costs the message check itself next to nothing, whatever the text begins with', () => {
    const taken = processorMs(() => {
      for (const [, text] of longTexts) {
        refusedPart(text);
        refusedPart(`>${text}`);
        refusedPart(`${text}>`);
      }
    });
    // 111 searches, each of which took most of a minute when it began again at every character.
    expect(taken).toBeLessThan(4000);
  });
});

describe('text', () => {
  test.each([
    ['a NUL', 'a\0b'],
    ['the first half of a character', 'a\ud83d'],
    ['the second half of a character', '\ude00b'],
  ])('with %s is refused by every rule, and by that alone', (_what, text) => {
    expect(isPlainText(text)).toBe(false);
    for (const schema of Object.values(textRules)) {
      expect(messagesFor(schema, text)).toContain(messages.plainText);
    }
    expect(messagesFor(rules.messageText(), `<b>${text}`)).toEqual([messages.plainText]);
  });

  test.each([
    ['a list', ['a']],
    ['an object', { a: 1 }],
    ['an object that has its own way to become a text', { toString: 'a' }],
  ])('is not made of %s', (_what, value) => {
    for (const schema of Object.values(textRules)) {
      expect(messagesFor(schema, value)).toContain(messages.text);
    }
  });

  test('that is too long is refused for that, and nothing else reads it', () => {
    expect(messagesFor(rules.email(), 'x'.repeat(limits.email + 1))).toEqual([messages.maxLength]);
    expect(messagesFor(rules.password(), 'x'.repeat(21))).toEqual([messages.passwordLength]);
    expect(messagesFor(rules.country(), 'x'.repeat(limits.longestText + 1))).toEqual([messages.maxLength]);
  });

  test('in any script, with any mark, stays as it is', () => {
    for (const text of ['😀', '\u202eabc', '\u0007', '\ufffd', 'é', '%s%n', '<script>']) {
      expect(rules.optionalText().validateSync(text)).toBe(text);
    }
  });

  test('may come as a number', () => {
    expect(rules.requiredText().validateSync(12)).toBe('12');
  });
});
