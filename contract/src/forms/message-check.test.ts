import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusedPartAdvice } from '../words/messages.ts';
import { withTypographicQuotes } from '../words/typographic-quotes.ts';
import { refusedPart, refusedPartSentence } from './message-check.ts';
import { messageText } from './rules.ts';

const usual = [
  "don't",
  "O'Brien's",
  "rock 'n' roll",
  "the '90s,",
  '5\'10"',
  "8' wide;",
  '24" screens;',
  "the attendees' list",
  "dogs' or cats'",
  "'yes' -- then",
  '"open banking";',
  'https://cal.example/ann?month=2027-06#slots',
  'x.example/?a=1;b=2',
  '<ann@lee.example>',
  'a<b and c>d',
  '#fintech',
  '-- and',
  ';',
  '<3',
  '“quoted”',
  'or',
];

const attacks = [
  "' or 1=1",
  "x' or 'a'='a",
  'x" or "a"="a',
  "' union select",
  "x'; drop table",
  "x' --",
  "x' #",
  'a = b;',
  'a = b --',
  'a = b #',
  "a='b'",
  '<b>',
  '</p>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
];

describe('the message check', () => {
  test.each([
    "don't; thanks",
    "It's about O'Brien's talk -- and mine; shall we?",
    'Shall we meet at 14:30, or later?',
    'Is 3 < 5 > 2? I <3 payments #fintech -- really; yes',
    'Budget = 40k and nothing else',
    'One line with =\nand the next; with more',
    'l’été',
    'I liked your "open banking" talk; thanks',
    'Is it "mine", "yours" or "ours"? -- "Ours."',
    '"Hello" # said ("quietly") by "J. O\'Brien"-like people',
    'https://cal.example/ann?month=2027-06#slots',
    'See https://x.example/?a=1;b=2 or www.x.example/#a; x.example/?a=b--c -- thanks',
    "Write to Ann Lee <ann@lee.example>; or to ann.o'brien@lee.example",
    'The page is <https://x.example/?a=1>',
    "Rock 'n' roll, fish 'n' chips and rock'n'roll, since the '90s; class of '99",
    "5'10\" by 6' 2\"; a person of 6'2\" or 5'",
    "8' or less; a 10' x 12' stand",
    '24" screen; 2 of them -- or 27.5"',
    'if a<b and c>d',
    'Dear <your name here>, or <<name>>',
    "the attendees' list; thanks",
    "dogs' or cats'",
    "Fritz' or Max' idea -- yours?",
    "She said 'yes' -- then left",
    "'rails' or 'open banking'; both",
  ])('accepts: %s', (message) => {
    expect(refusedPart(message)).toBeNull();
  });

  test.each([
    ['Hello <b>you</b>', '<b>'],
    ['<a href=https://x.example/>', '<a href=https://x.example/>'],
    ['<img src="https://x.example/a.png">', '<img src="https://x.example/a.png">'],
    ['<svg/onload=alert(1)>', '<svg/onload=alert(1)>'],
    ['<own-element onclick=x>', '<own-element onclick=x>'],
    ['<!-- a -->', '<!-- a -->'],
    ["ROI = 3x; let's talk", '= 3x;'],
    ['x = https://x.example/#a -- y', '= https://x.example/#a --'],
    ["1' or 1=1", "' or"],
    ['1" or 1=1', '" or'],
    ["admin' --", "' --"],
    ["users' union select", "' union"],
    ["x' or '1'='1", "' or"],
    ['</div> ends', '</div>'],
    ['<script src=x>', '<script src=x>'],
    ["x' or 1", "' or"],
    ['x" OR 1', '" OR'],
    ["x' union select", "' union"],
    ['a = b; drop', '= b;'],
    ['a = b -- c', '= b --'],
    ['a = b # c', '= b #'],
    ["' later '", "' later '"],
    ['name="value"', '="'],
    ['" later "', '" later "'],
    ['"1"="1"', '"1"'],
    ['a "word"and on', '"word"'],
    ['<a <b and > later', '<a <b and >'],
    ['<a\n>', '<a\n>'],
    ['nothing here\nbut = here; yes', '= here;'],
  ])('refuses %s and names %s', (message, part) => {
    expect(refusedPart(message)).toBe(part);
  });

  test('names the refused part, on the form and on the server', () => {
    expect(() => messageText().validateSync('Hello <b>you</b>')).toThrow(refusedPartSentence('<b>'));
    expect(refusedPartSentence('x'.repeat(100)).length).toBeLessThan(200);
    expect(refusedPartSentence('🦊'.repeat(100))).toContain('🦊...”');
  });

  test.each([
    ['<b>', refusedPartAdvice.tag],
    ["' or", refusedPartAdvice.quote],
    ['= b;', refusedPartAdvice.equalsSign],
  ])('explains how to correct %s', (part, advice) => {
    expect(refusedPartSentence(part)).toContain(advice);
  });

  test('sends messages with typographic apostrophes and quotation marks', () => {
    const message = `  I don't mind your "open banking" talk; thanks `;
    expect(messageText().validateSync(message)).toBe('I don’t mind your “open banking” talk; thanks');
  });

  test.each([
    ["rock 'n' roll of the '90s", 'rock ’n’ roll of the ’90s'],
    ['5\'10" and 24" or 8\'', '5′10″ and 24″ or 8′'],
    ["the attendees' 'list'", 'the attendees’ ‘list’'],
    ["https://x.example/it's?a='b' isn't", "https://x.example/it's?a='b' isn’t"],
    ["o'brien@x.example", "o'brien@x.example"],
  ])('sends %s as %s', (typed, sent) => {
    expect(messageText().validateSync(typed)).toBe(sent);
  });

  test('accepts usual texts in any order and number', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...usual), { minLength: 1, maxLength: 12 }), (parts) => {
        expect(refusedPart(parts.join(' '))).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  test('finds each pattern of the specification within usual texts', () => {
    const words = fc.array(fc.constantFrom(...usual), { maxLength: 4 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(words, fc.constantFrom(...attacks), words, (before, attack, after) => {
        expect(refusedPart(`${before} ${attack} ${after}`)).not.toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  test('is idempotent, and never changes a web address', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.string(),
        (address, text) => {
          const once = withTypographicQuotes(`${text} ${address} ${text}`);
          expect(once).toContain(` ${address} `);
          expect(withTypographicQuotes(once)).toBe(once);
        },
      ),
    );
  });

  test('requires a message', () => {
    expect(() => messageText().validateSync('   ')).toThrow('The field is required');
  });
});
