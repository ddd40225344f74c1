import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { genericMessages, messages } from '../words/messages.ts';
import { type DescribedField, emptyForm, requiredFields } from './described-form.ts';
import {
  describedRule,
  type FormRuleName,
  formRuleNames,
  type FormRuleParameters,
  formRules,
} from './form-rules.ts';
import { formSchema } from './form-schema.ts';
import { genericRules } from './generic-rules.ts';

function field(overrides: Partial<DescribedField> = {}): DescribedField {
  return { name: 'x', type: 'text', rules: [], options: [], ...overrides };
}

/** The form's messages, by field. */
function getProblems(fields: DescribedField[], values: object): Record<string, string> {
  try {
    formSchema(fields).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

type Row = [
  name: FormRuleName,
  refused: string,
  allowed: string,
  message: string,
  parameters?: Partial<FormRuleParameters>,
];

const rows: Row[] = [
  ['required', '', 'x', 'The field is required'],
  ['email', 'a@b', 'a@b.example', messages.email],
  [
    'url',
    'ftp://a.example',
    'https://a.example',
    "The link has to start with 'http://' or 'https://' and be valid",
  ],
  ['numeric', '1.5', '15', 'Error only numeric'],
  ['number', '1e5', '-1.5', 'This field should contain only numerics'],
  ['birthYearMinLength', '198', '1980', 'min Length - 4'],
  ['minLength', '+44 20 1', '+44 20 79', 'Phone number should be longer', { min: 7 }],
  ['maxLength', 'abcd', 'abc', 'The field exceeds maximum length', { max: 3 }],
  ['range', 'abcd', 'abc', 'This field is too long', { min: 2, max: 3 }],
  ['range', 'a', 'ab', 'This field is too short', { min: 2, max: 3 }],
  ['minValue', '9.9', '10', 'Value is too low', { min: 10 }],
  ['minValue', 'ten', '10', 'Value is too low', { min: 10 }],
  [
    'password',
    'abcdef',
    'abcde1',
    'Password must be at least 6 characters long, and contain at least 1 letters and 1 digit.',
  ],
  ['passwordContainsAlpha', '123', '12a', 'Should be at least one letter'],
  ['passwordContainsNumeric', 'abc', 'ab1', 'Should be at least one number'],
  ['passwordLength', 'abcde', 'abcdef', 'Should be 6 - 20 characters long'],
  ['passwordLength', 'a'.repeat(21), 'a'.repeat(20), 'Should be 6 - 20 characters long'],
  ['passwordSpecialChar', 'a!', 'a1', 'Special characters not allowed'],
  ['validatePhone', '020 7946', '+44 20 7946 0958', 'Incorrect phone'],
  ['phoneNumberValidation', 'call me', '+44', 'Should contain numbers'],
  ['vatIdContainsGB', 'DE1', 'GB1', 'Should contain GB'],
  ['vatIdContainsNumeric', 'GB', 'GB1', 'Should contain numbers'],
  ['vatIdValidator', 'GB1', 'GB980780684', 'VatId is not correct'],
  ['generic.noScript', '<script>', 'script', genericMessages.noScript],
  ['generic.required', '', 'x', genericMessages.required],
  ['generic.email', 'x', 'x@y.example', genericMessages.email],
  ['generic.slug', 'A b', 'a-b', genericMessages.slug],
  ['generic.biggerThanZero', '0', '0.1', genericMessages.biggerThanZero],
  ['generic.lessThanHundred', '100', '99', genericMessages.lessThanHundred],
  ['generic.url', 'ftp://a.example', 'http://a.example', genericMessages.url],
  ['generic.amount', '0.05', '100000', genericMessages.amount],
  ['generic.numerics', '1a', '12', genericMessages.numerics],
  ['generic.latinLetters', 'Привет', 'Hello', genericMessages.latinLetters],
  ['generic.tooLong', 'abc', 'ab', genericMessages.tooLong, { max: 2 }],
];

describe('the rules of described forms', () => {
  test.each(rows)('%s refuses "%s" and allows "%s"', (...[name, refused, allowed, message, parameters]) => {
    const fields = [field({ rules: [describedRule(name, parameters)] })];
    expect(getProblems(fields, { x: refused })).toEqual({ x: message });
    expect(getProblems(fields, { x: allowed })).toEqual({});
  });

  test('are all tested here', () => {
    const tested = [...rows.map(([name]) => name), 'sameAsPassword'];
    expect(new Set(tested)).toEqual(new Set(formRuleNames));
  });

  test('are exactly those of both tables', () => {
    const generic = Object.keys(genericRules).map((name) => `generic.${name}`);
    expect(Object.keys(formRules).filter((name) => name.startsWith('generic.'))).toEqual(generic);
    expect(formRuleNames.filter((name) => !name.startsWith('generic.'))).toHaveLength(21);
  });

  test('compare with the field that they name', () => {
    const again = field({
      name: 'again',
      type: 'password',
      rules: [describedRule('sameAsPassword', { field: 'code' })],
    });
    const fields = [field({ name: 'code', type: 'password' }), again];
    expect(getProblems(fields, { code: 'one1', again: 'two2' })).toEqual({ again: "Passwords don't match" });
    expect(getProblems(fields, { code: ' one1', again: ' one1' })).toEqual({});
  });
});

describe('the schema of a described form', () => {
  test.each(['numeric', 'number', 'generic.numerics'] as const)(
    'accepts the digits of any script where the rule %s requires digits',
    (name) => {
      const fields = [field({ rules: [describedRule(name)] })];
      expect(formSchema(fields).validateSync({ x: '٤٢' })).toEqual({ x: '42' });
      expect(formSchema([field()]).validateSync({ x: 'Room ٤٢' })).toEqual({ x: 'Room ٤٢' });
    },
  );

  test('shows the description’s messages, the first broken rule first', () => {
    const rules = [
      describedRule('required', {}, 'Please say who you are'),
      describedRule('maxLength', { max: 2 }, 'Shorter'),
    ];
    const fields = [field({ rules: [...rules, describedRule('numeric')] })];
    expect(getProblems(fields, { x: ' ' })).toEqual({ x: 'Please say who you are' });
    expect(getProblems(fields, { x: 'abc' })).toEqual({ x: 'Shorter' });
    expect(getProblems(fields, { x: 'ab' })).toEqual({ x: 'Error only numeric' });
  });

  test('accepts an empty field that is not required', () => {
    const fields = [field({ rules: [describedRule('email')] })];
    expect(getProblems(fields, { x: '' })).toEqual({});
    expect(getProblems(fields, {})).toEqual({});
  });

  test('knows which fields are required', () => {
    const fields = [field({ rules: [describedRule('generic.required')] }), field({ name: 'y' })];
    const described = formSchema(fields).describe().fields as Record<string, { optional?: boolean }>;
    expect([described.x?.optional, described.y?.optional]).toEqual([false, true]);
  });

  test.each(['select', 'radio'] as const)('refuses a value that a %s does not offer', (type) => {
    const fields = [field({ type, options: [{ value: 'a' }] })];
    expect(getProblems(fields, { x: 'b' })).toEqual({ x: messages.oneOf });
    expect(getProblems(fields, { x: 'a' })).toEqual({});
  });

  test('requires a required checkbox, and one of a required group', () => {
    const required = [describedRule('required')];
    const box = field({ type: 'checkbox', rules: required });
    const boxes = field({ name: 'y', type: 'checkboxes', rules: required, options: [{ value: 'a' }] });
    expect(getProblems([box, boxes], { x: false, y: [] })).toEqual({
      x: messages.required,
      y: messages.required,
    });
    expect(getProblems([box, boxes], { x: true, y: ['a'] })).toEqual({});
    expect(getProblems([boxes], { y: ['b'] })).toEqual({ 'y[0]': messages.oneOf });
  });

  test('begins empty', () => {
    const fields = [
      field(),
      field({ name: 'y', type: 'checkbox' }),
      field({ name: 'z', type: 'checkboxes' }),
    ];
    expect(emptyForm(fields)).toEqual({ x: '', y: false, z: [] });
    expect(getProblems(fields, emptyForm(fields))).toEqual({});
  });
});

test('names the fields that its schema requires', () => {
  const required = [describedRule('required')];
  const fields = [
    field({ name: 'text', rules: required }),
    field({ name: 'box', type: 'checkbox', rules: [describedRule('generic.required')] }),
    field({ name: 'boxes', type: 'checkboxes', rules: required }),
    field({ name: 'short', rules: [describedRule('maxLength', { max: 3 })] }),
  ];
  const { fields: described } = formSchema(fields).describe();
  const inSchema = Object.entries(described).filter(([, schema]) => 'optional' in schema && !schema.optional);
  expect(requiredFields(fields)).toEqual(inSchema.map(([name]) => name));
  expect(requiredFields(fields)).toEqual(['text', 'box', 'boxes']);
});
