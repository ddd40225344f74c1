import type { DynamicForm } from '@summit/api/src/registration/dynamic-forms/dynamic-forms.tables.ts';
import type { FormFieldType } from '@summit/contract/forms/described-form';
import { describedRule, type FormRuleName, type FormRuleParameters } from '@summit/contract/forms/form-rules';
import { formField } from './form-field.ts';

type RuleOf = FormRuleName | [FormRuleName, Partial<FormRuleParameters>, string?];

type Row = [name: string, label: string, type: FormFieldType, hint: string | null, ...rules: RuleOf[]];

/** A field for every rule of both tables, and every type of field at least once. */
const rows: Row[] = [
  ['firstName', 'First name', 'text', null, ['required', {}, 'Please enter your first name']],
  ['nickname', 'Nickname', 'text', 'At most 12 characters.', ['maxLength', { max: 12 }]],
  ['motto', 'Motto', 'text', 'Between 4 and 40 characters.', ['range', { min: 4, max: 40 }]],
  ['email', 'Email', 'email', null, 'required', 'email'],
  ['website', 'Website', 'url', null, 'url'],
  ['phone', 'Phone', 'phone', null, 'phoneNumberValidation', ['minLength', { min: 7 }], 'validatePhone'],
  ['birthYear', 'Year of birth', 'text', 'Four digits.', 'number', ['birthYearMinLength', { min: 4 }]],
  ['badge', 'Badge number', 'number', null, 'numeric', ['minValue', { min: 100 }]],
  ['vatId', 'VAT number', 'text', null, 'vatIdContainsGB', 'vatIdContainsNumeric', 'vatIdValidator'],
  ['password', 'Password', 'password', null, 'required', 'password', 'passwordLength'],
  ['again', 'The password again', 'password', null, ['sameAsPassword', { field: 'password' }]],
  [
    'code',
    'Access code',
    'password',
    'Letters and digits, nothing else.',
    'passwordContainsAlpha',
    'passwordContainsNumeric',
    'passwordSpecialChar',
  ],
  ['about', 'About you', 'textarea', null, 'generic.noScript', ['generic.tooLong', { max: 200 }]],
  ['company', 'Company', 'text', null, 'generic.required', 'generic.latinLetters'],
  ['assistant', "Assistant's email", 'email', null, 'generic.email'],
  ['slug', 'Short name of your page', 'text', 'As in my-company.', 'generic.slug'],
  [
    'guests',
    'Guests',
    'number',
    null,
    'generic.numerics',
    'generic.biggerThanZero',
    'generic.lessThanHundred',
  ],
  ['page', 'Page of your company', 'url', null, 'generic.url'],
  ['budget', 'Budget', 'number', 'In thousands of pounds.', 'generic.amount'],
  ['hall', 'Hall', 'select', null, 'required'],
  ['meal', 'Meal', 'radio', null, 'generic.required'],
  ['days', 'Days', 'checkboxes', null, ['required', {}, 'Please choose at least one day']],
  ['consent', 'I have read this', 'checkbox', null, 'required'],
];

const choices: Record<string, [value: string, label: string][]> = {
  hall: [
    ['meridian-stage', 'Meridian Stage'],
    ['gantry', 'Gantry'],
  ],
  meal: [
    ['all', 'Everything'],
    ['vegetarian', 'Vegetarian'],
    ['vegan', 'Vegan'],
  ],
  days: [
    ['2027-06-08', 'Tue 8 June 2027'],
    ['2027-06-09', 'Wed 9 June 2027'],
    ['2027-06-10', 'Thu 10 June 2027'],
  ],
};

/** A form that uses everything that a description can contain. */
export const interpretationTestForm: DynamicForm = {
  type: 'interpretation-test',
  title: 'Every rule and every kind of field',
  isOpen: false,
  fields: rows.map(([name, label, type, hint, ...rules]) =>
    formField({
      name,
      label,
      type,
      hint,
      rules: rules.map((rule) => (typeof rule === 'string' ? describedRule(rule) : describedRule(...rule))),
      options: choices[name],
    }),
  ),
  metadata: { errors: { invalidToken: 'This link is no longer valid. Ask us for a new one.' } },
};
