import { describe, expect, test } from 'vitest';
import { refusedPart, refusedPartSentence } from './message-check.ts';
import { refusedPartAdvice } from './messages.ts';
import { messageText } from './rules.ts';

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
  ])('lets through: %s', (message) => {
    expect(refusedPart(message)).toBeNull();
  });

  test.each([
    ['Hello <b>you</b>', '<b>'],
    ['</div> ends', '</div>'],
    ['<script src=x>', '<script src=x>'],
    ["x' or 1", "' or"],
    ['x" OR 1', '" OR'],
    ["x' union select", "' union"],
    ['a = b; drop', '= b;'],
    ['a = b -- c', '= b --'],
    ['a = b # c', '= b #'],
    ["' later '", "' later '"],
    ["the attendees' list; thanks", "' list;"],
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

  test('says which part it is, on the form as on the server', () => {
    expect(() => messageText().validateSync('Hello <b>you</b>')).toThrow(refusedPartSentence('<b>'));
    expect(refusedPartSentence('x'.repeat(100)).length).toBeLessThan(200);
    expect(refusedPartSentence('🦊'.repeat(100))).toContain('🦊...”');
  });

  test.each([
    ['<b>', refusedPartAdvice.tag],
    ["' or", refusedPartAdvice.quote],
    ['= b;', refusedPartAdvice.equalsSign],
  ])('says how to correct %s', (part, advice) => {
    expect(refusedPartSentence(part)).toContain(advice);
  });

  test('sends what was written with typographic apostrophes and quotation marks', () => {
    const message = `  I don't mind your "open banking" talk; thanks `;
    expect(messageText().validateSync(message)).toBe('I don’t mind your “open banking” talk; thanks');
  });

  test('wants a message at all', () => {
    expect(() => messageText().validateSync('   ')).toThrow('The field is required');
  });
});
