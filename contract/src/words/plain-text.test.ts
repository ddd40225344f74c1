import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Schema } from 'yup';
import { vatId } from '../contact-details/vat-id.ts';
import { describedRule, formRuleNames, formRules } from '../forms/form-rules.ts';
import { formSchema } from '../forms/form-schema.ts';
import { genericRules } from '../forms/generic-rules.ts';
import { refusedPart } from '../forms/message-check.ts';
import * as rules from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { messagesFor } from '../testing/messages-for.ts';
import { messages } from './messages.ts';
import { isPlainText } from './plain-text.ts';

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
  vatId: vatId(),
  messageText: rules.messageText(),
  oneOf: rules.oneOf(['a']),
  getOptionalOne: rules.getOptionalOne(['a']),
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
  '\u0301\u0316',
  'a\u200d',
  '\u{e0061}',
  '\u202e',
  '😀',
  'ﷺ',
];

const longTexts = starts.map((start): [string, string] => [
  JSON.stringify(start),
  start.repeat(Math.ceil(quarterOfMegabyte / start.length)).slice(0, quarterOfMegabyte),
]);

/** The processor time of some work in milliseconds, which does not depend on other load of the machine. */
function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('a quarter of a megabyte', () => {
  test.each(Object.keys(textRules))('takes the rule %s almost no time', (name) => {
    const schema = textRules[name] as Schema;
    const taken = processorMs(() => {
      for (const [, text] of longTexts) schema.isValidSync(text);
    });
    expect(taken).toBeLessThan(1000);
  });

  test('takes the rules of described forms almost no time', () => {
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

  test('takes the message check at most four times as long as a quarter of it, whatever the text begins with', () => {
    const check = (length: number) =>
      processorMs(() => {
        for (const [, text] of longTexts) {
          const part = text.slice(0, length);
          refusedPart(part);
          refusedPart(`>${part}`);
          refusedPart(`${part}>`);
        }
      });
    check(1000);
    // A search that restarts at every character would take sixteen times as long, for 111 texts most of a minute.
    expect(check(quarterOfMegabyte) / check(quarterOfMegabyte / 4)).toBeLessThan(8);
  });
});

describe('text', () => {
  test.each([
    ['a NUL', 'a\0b'],
    ['the first half of a character', 'a\ud83d'],
    ['the second half of a character', '\ude00b'],
  ])('with %s is refused by every rule, with this message only', (_what, text) => {
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

  test('that is too long is refused for its length before any other check', () => {
    expect(messagesFor(rules.email(), 'x'.repeat(limits.email + 1))).toEqual([messages.maxLength]);
    expect(messagesFor(rules.password(), 'x'.repeat(21))).toEqual([messages.passwordLength]);
    expect(messagesFor(rules.country(), 'x'.repeat(limits.maxTextLength + 1))).toEqual([messages.maxLength]);
  });

  test('in any script is unchanged', () => {
    for (const text of ['😀', '\ufffd', 'é', 'می\u200cخواهم', '“”', '%s%n', '<script>']) {
      expect(rules.optionalText().validateSync(text)).toBe(text);
    }
  });

  test('is stored composed, without invisible characters', () => {
    for (const text of [' Mu\u0308ller', '\u202eM\u200bu\u0308ller', 'Müller\u0007\r\n']) {
      expect(rules.requiredText().validateSync(text)).toBe('Müller');
      expect(rules.lastName().validateSync(text)).toBe('Müller');
      expect(rules.messageText().validateSync(text)).toBe('Müller');
    }
    expect(rules.messageText().validateSync('a\r\nb')).toBe('a\nb');
    expect(rules.optionalText().validateSync('a\r\nb')).toBe('a b');
  });

  test.each(['\u3164', '\u2800', '\u200b', '\u2060', '\u00ad', '\u115f', '\ufe0f', '\u{e0001}', ' \u0301'])(
    '%j counts as empty where text is required',
    (text) => {
      for (const schema of [rules.requiredText(), rules.messageText()]) {
        expect(messagesFor(schema, text)).toContain(messages.required);
      }
      expect(messagesFor(rules.firstName(), text)).toEqual([messages.firstName]);
      expect(rules.optionalText().validateSync(text)).toBe('');
    },
  );

  test('is measured in characters after composition', () => {
    const name = fc.array(
      fc.constantFrom('a', 'é', 'e\u0301', 'ệ', 'e\u0323\u0302', '😀', '𠮷', '한', '\u1112\u1161\u11ab'),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(name, fc.integer({ min: 1, max: 12 }), (letters, most) => {
        const isShort = letters.length <= most;
        expect(rules.requiredText(most).isValidSync(letters.join(''))).toBe(isShort);
        const described = formSchema([
          { name: 'x', type: 'text', options: [], rules: [describedRule('maxLength', { max: most })] },
        ]);
        expect(described.isValidSync({ x: letters.join('') })).toBe(isShort);
      }),
    );
  });

  test('can be given as a number', () => {
    expect(rules.requiredText().validateSync(12)).toBe('12');
  });
});
