import { describe, expect, test } from 'vitest';
import { object, type Schema } from 'yup';
import { phoneText } from '../contact-details/phone-number.ts';
import { vatId } from '../contact-details/vat-id.ts';
import { messagesFor } from '../testing/messages-for.ts';
import { genericMessages, messages } from '../words/messages.ts';
import { genericRules } from './generic-rules.ts';
import {
  accepted,
  birthYear,
  email,
  firstName,
  lastName,
  noSpecialCharacters,
  numeric,
  oneOf,
  optionalText,
  optionalUrl,
  password,
  phone,
  requiredText,
  sameAsPassword,
  url,
} from './rules.ts';

type Row = [rule: string, schema: Schema, refused: unknown, message: string, allowed: unknown];

const year = new Date().getFullYear();

const rows: Row[] = [
  ['required', requiredText(), '  ', 'The field is required', 'x'],
  ['email', email(), 'a@b', messages.email, ' ann@expo.example '],
  [
    'url',
    url(),
    'ftp://example.org',
    "The link has to start with 'http://' or 'https://' and be valid",
    'https://a.example/x',
  ],
  ['numeric', numeric(), '1a', 'Error only numeric', '12'],
  ['number', birthYear(), '19a0', 'This field should contain only numerics', '1980'],
  ['number in Arabic digits', birthYear(), '١٩a٠', 'This field should contain only numerics', '١٩٨٠'],
  ['minLength of a birth year', birthYear(), '198', 'min Length - 4', '1980'],
  ['minLength of a phone', phone(), '+4412', 'Phone number should be longer', '+442079460958'],
  ['maxLength', optionalText(3), 'abcd', 'The field exceeds maximum length', 'abc'],
  ['password, too short', password(), 'ab1', messages.password, 'abc123'],
  ['password without a letter', password(), '123456', 'Should be at least one letter', 'pass 1!ü'],
  ['password without a digit', password(), 'abcdef', 'Should be at least one number', 'abcde1'],
  ['password with wide digits', password(), 'Passwort', 'Should be at least one number', 'Passwort２０'],
  ['password with Arabic digits', password(), 'كلمةالمرور', 'Should be at least one number', 'كلمة٢٠٢٧'],
  [
    'password of letters and accents',
    password(),
    `${'e\u0301'.repeat(19)}12`,
    'Should be 6 - 20 characters long',
    `${'e\u0301'.repeat(18)}12`,
  ],
  ['password, too long', password(), 'a1'.repeat(11), 'Should be 6 - 20 characters long', 'a1'.repeat(10)],
  ['special characters', noSpecialCharacters(), 'a!', 'Special characters not allowed', 'a1'],
  ['phone', phone(), '+0207 946 0958', 'Incorrect phone', '0044 20 7946 0958'],
  ['phone without country', phone(), '0207 946 0958', messages.phoneCountryCode, '+44 207 946 0958'],
  ['phone with extension', phone(), '+44 20 7946 0958 ext. 5', messages.phoneExtension, '+44 20 7946 0958'],
  ['phone without digits', phone(), 'call me', 'Should contain numbers', '+44 (20) 7946-0958'],
  ['vatId without GB', vatId(), '123456789', 'Should contain GB', 'GB980780684'],
  ['vatId without digits', vatId(), 'GBGB', 'Should contain numbers', 'gb 980 7806 84'],
  ['vatId', vatId(), 'GB1', 'VatId is not correct', 'GBGD123'],
  ['age', birthYear(), String(year - 17), messages.oldEnough, String(year - 18)],
  ['first name', firstName(), '', messages.firstName, "D'Arcy <3 union"],
  ['last name', lastName(), undefined, messages.lastName, 'Ó Briain'],
  ['one of', oneOf(['a', 'b']), 'c', messages.oneOf, 'a'],
  ['accepted', accepted(), false, messages.accepted, true],
  ['no script', genericRules.noScript(), '<script>', genericMessages.noScript, 'script'],
  ['generic required', genericRules.required(), '', genericMessages.required, 'x'],
  ['generic email', genericRules.email(), 'x', genericMessages.email, 'x@y.example'],
  ['slug', genericRules.slug(), 'A b', genericMessages.slug, 'a-b-1'],
  ['bigger than 0', genericRules.biggerThanZero(), 0, genericMessages.biggerThanZero, 0.1],
  ['less than 100', genericRules.lessThanHundred(), 100, genericMessages.lessThanHundred, 99],
  ['generic url', genericRules.url(), 'ftp://a.example', genericMessages.url, 'http://a.example'],
  ['amount', genericRules.amount(), 0.05, genericMessages.amount, 100_000],
  ['only numerics', genericRules.numerics(), 'x', genericMessages.numerics, '12'],
  ['only latin letters', genericRules.latinLetters(), 'Привет', genericMessages.latinLetters, 'Hello'],
  ['generic too long', genericRules.tooLong(2), 'abc', genericMessages.tooLong, 'ab'],
];

describe('the rules', () => {
  test.each(rows)('%s', (_rule, schema, refused, message, allowed) => {
    expect(messagesFor(schema, refused)).toContain(message);
    expect(messagesFor(schema, allowed)).toEqual([]);
  });

  test('require the same password twice', () => {
    const form = object({ password: password(), again: sameAsPassword() });
    expect(messagesFor(form, { password: 'Summit2027', again: 'Summit2028' })).toEqual([
      "Passwords don't match",
    ]);
    expect(messagesFor(form, { password: 'Summit2027', again: 'Summit2027' })).toEqual([]);
  });

  test('accept an empty optional field', () => {
    expect(messagesFor(optionalUrl(), '')).toEqual([]);
    expect(messagesFor(optionalText(), undefined)).toEqual([]);
  });

  test('trim spaces around an address', () => {
    expect(email().validateSync(' ann@expo.example ')).toBe('ann@expo.example');
  });

  test.each(['a\0@b.example', 'a\u202e@b.example', 'a@b\u0007.example', 'a\u200b@b.example'])(
    'find the invisible character in the address %j',
    (address) => {
      expect(email().isValidSync(address)).toBe(false);
    },
  );

  test('change only the spaces around a password, which the login form removes, too', () => {
    expect(password().validateSync(' ab cd 1 ')).toBe('ab cd 1');
    expect(messagesFor(password(), '    a1    ')).toContain(messages.password);
  });

  test('quote the specification', () => {
    expect(messages).toMatchObject({
      password: 'Password must be at least 6 characters long, and contain at least 1 letters and 1 digit.',
      sameAsPassword: "Passwords don't match",
      range: 'This field is too long',
      minValue: 'Value is too low',
    });
  });
});

describe('a phone number', () => {
  test.each([
    [442079460958, '442079460958'],
    ['+44 20 7946-0958', '+442079460958'],
    ['0044 (20) 7946.0958', '+442079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+44(0)20 7946 0958', '+442079460958'],
    ['0044 (0) 20 7946 0958', '+442079460958'],
    ['+1-(0) 212 555 0100', '+12125550100'],
    ['(0)20 7946 0958', '02079460958'],
    ['+44 20 (0)946 0958', '+442009460958'],
    [null, ''],
  ])('%s becomes the text %s', (phoneNumber, text) => {
    expect(phoneText(phoneNumber)).toBe(text);
  });

  test('is stored in the form of E.164', () => {
    expect(phone().validateSync('+44 20 7946 0958')).toBe('+442079460958');
  });
});
