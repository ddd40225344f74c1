import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canBeSeen,
  normaliseCode,
  normaliseLine,
  normaliseLines,
  normalisePassword,
} from './normalise-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => !text.includes('\0'));

/** Texts of difficult characters. */
const oddText = fc
  .array(
    fc.constantFrom(
      ...[
        'a',
        'É',
        'e\u0301',
        'Å',
        '\u212b',
        'ﬁ',
        '한',
        '\u1112\u1161\u11ab',
        'न',
        '\u094d',
        'می',
        '👩',
        '💻',
        '\u{1f3ff}',
      ],
      ...[
        '\u200d',
        '\u200c',
        '\u200b',
        '\u202e',
        '\u202a',
        '\u2066',
        '\u200f',
        '\u00ad',
        '\ufe0f',
        '\u2060',
        '\ufeff',
      ],
      ...[
        '\u3164',
        '\u115f',
        '\u2800',
        '\u180e',
        '\u{e0001}',
        '\u{1f3f4}',
        '\u{e0067}',
        '\u{e007f}',
        '\u034f',
      ],
      ...['\r\n', '\n', '\r', '\u2028', '\u0085', '\t', ' ', '\u00a0', '\u0007', '\u009f', "'", '’'],
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''));

describe('the normalised text', () => {
  test.each([
    ['a letter and its accent', 'Mu\u0308ller', 'Müller'],
    ['a language that composes twice', 'Nguye\u0302\u0303n Hue\u0323\u0302', 'Nguyễn Huệ'],
    ['an override of the direction', '\u202Eevil', 'evil'],
    ['marks of direction around a name', '\u200fAnn\u200e', 'Ann'],
    ['a byte order mark', '\ufeffAnn', 'Ann'],
    ['a soft hyphen', 'pay\u00adment', 'payment'],
    ['a non-joiner that Persian needs', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['a joiner that Hindi needs', 'क्\u200dष', 'क्\u200dष'],
    ['joiners of one emoji', '👩🏿\u200d💻', '👩🏿\u200d💻'],
    ['a joiner after nothing', '\u200dAnn \u200c', 'Ann '],
    [
      'the flag of England',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['hidden letters', 'Ann\u{e0041}\u{e0042}', 'Ann'],
    ['a control character', 'a\u0007b\u009fc', 'abc'],
    ['lines in one line', 'a\r\nb\tc', 'a b c'],
    ['signs that are drawn though they are format', '\u0600\u0661', '\u0600\u0661'],
  ])('%s', (_what, typed, meant) => {
    expect(normaliseLine(typed)).toBe(meant);
  });

  test.each([
    '\u3164',
    '\u2800',
    '\u200b',
    '\u2060',
    '\u00ad',
    '\u115f',
    '\u034f',
    '\ufe0f',
    '\u180e',
    '\u{e0001}',
    '\u0301',
    ' \t\n',
  ])('is empty without visible characters: %j', (typed) => {
    expect(normaliseLine(typed)).toBe('');
    expect(normaliseLines(typed)).toBe('');
  });

  test('has uniform line ends, and the marks that Arabic and Hebrew use', () => {
    expect(normaliseLines('a\r\nb\rc\u2028d\u0085e\tf')).toBe('a\nb\nc\nd\ne\tf');
    expect(normaliseLines('\u200fשלום\u2067x\u2069\u202e!')).toBe('\u200fשלום\u2067x\u2069!');
  });

  test('is composed and visible, and normalising it again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, oddText), (typed) => {
        for (const normalise of [normaliseLine, normaliseLines]) {
          const text = normalise(typed);
          expect(text.normalize('NFC')).toBe(text);
          expect(normalise(text)).toBe(text);
          expect(text === '' || canBeSeen(text)).toBe(true);
          // The result does not depend on the keyboard's Unicode form.
          expect(normalise(typed.normalize('NFD'))).toBe(normalise(typed.normalize('NFC')));
        }
        expect(normaliseLine(typed)).not.toMatch(
          /[\n\r\t\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\u00ad\ufeff]/,
        );
        expect(normaliseLines(typed)).not.toMatch(/[\r\u2028\u2029\u202a-\u202e\u200b\u00ad\ufeff]/);
      }),
      { numRuns: 3000 },
    );
  });

  test('leaves ASCII text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(normaliseLine(text)).toBe(canBeSeen(text) ? text : '');
      }),
    );
  });
});

describe('a code', () => {
  const code = fc.stringMatching(/^[A-Z0-9]{2,6}(?:-[A-Z0-9]{2,6})?$/);
  const between = fc.constantFrom(
    '',
    ' ',
    '\u00a0',
    '\u200b',
    '\u202d',
    '\u202c',
    '\ufeff',
    '"',
    '.',
    '\u00ad',
    '”',
  );
  const dash = fc.constantFrom('-', '–', '—', '\u2011', '\u2212', '－');

  test('is read without the characters copied around it', () => {
    fc.assert(
      fc.property(code, between, between, dash, fc.boolean(), (right, before, inside, line, isWide) => {
        const wide = (text: string) =>
          text.replace(/[0-9A-Z]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
        const letters = [...right].join(inside).replaceAll('-', line);
        const typed = `${before}${isWide ? wide(letters) : letters.toLowerCase()}${before}`;
        expect(normaliseCode(typed)).toBe(right);
      }),
    );
  });

  test.each([
    ['harbour٢٠', 'HARBOUR20'],
    ['EARLY-۱۲', 'EARLY-12'],
    ['７f3a ०९c2 b41d', '7F3A09C2B41D'],
  ])('%s typed with the digits of another script is %s', (typed, right) => {
    expect(normaliseCode(typed)).toBe(right);
  });
});

test('a password is the same in every width and composition', () => {
  expect(normalisePassword('Man\u0303ana２０２７')).toBe('Mañana2027');
});

test('a password is the same in the digits of every script, and without the spaces around it', () => {
  expect(normalisePassword('كلمة٢٠٢٧')).toBe('كلمة2027');
  expect(normalisePassword(' Mañana 2027\u00a0')).toBe('Mañana 2027');
});
