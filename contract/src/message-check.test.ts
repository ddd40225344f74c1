import { refusedPart, refusedPartSentence } from './message-check.ts';
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
    ['he said "hello"', '"hello"'],
  ])('refuses %s and names %s', (message, part) => {
    expect(refusedPart(message)).toBe(part);
  });

  test('tells the writer which part it is, on the form as on the server', () => {
    expect(() => messageText().validateSync('Hello <b>you</b>')).toThrow(refusedPartSentence('<b>'));
    expect(refusedPartSentence('x'.repeat(100)).length).toBeLessThan(130);
    expect(refusedPartSentence('🦊'.repeat(100))).toMatch(/🦊\.\.\.$/u);
  });

  test('keeps what was written, apostrophe and all', () => {
    expect(messageText().validateSync("  I don't mind; thanks ")).toBe("I don't mind; thanks");
  });

  test('wants a message at all', () => {
    expect(() => messageText().validateSync('   ')).toThrow('The field is required');
  });
});
