import type { DynamicForm } from '@summit/api/src/registration/dynamic-forms/dynamic-forms.tables.ts';
import { describedRule } from '@summit/contract/forms/form-rules';
import * as limits from '@summit/contract/limits/limits';
import { formField } from './form-field.ts';

export const blitzForm: DynamicForm = {
  type: 'blitz',
  title: 'Your table at the networking blitz',
  isOpen: false,
  fields: [
    formField({
      name: 'company',
      label: 'Company',
      type: 'text',
      rules: [describedRule('required'), describedRule('maxLength')],
    }),
    formField({
      name: 'category',
      label: 'Category',
      type: 'select',
      placeholder: 'What your table is about',
      rules: [describedRule('required', {}, 'Please choose a category')],
      options: asWritten(['Payments', 'Banking', 'Trading', 'Digital assets', 'Identity and risk', 'Data']),
    }),
    formField({
      name: 'pitch',
      label: 'Your pitch',
      type: 'textarea',
      hint: 'At most 140 characters: it is read aloud.',
      rules: [describedRule('required'), describedRule('maxLength', { max: limits.pitch })],
    }),
    formField({
      name: 'website',
      label: 'Website',
      type: 'url',
      placeholder: 'https://',
      rules: [
        describedRule('required'),
        describedRule('url'),
        describedRule('maxLength', { max: limits.url }),
      ],
    }),
    formField({
      name: 'slots',
      label: 'When somebody sits at your table',
      type: 'checkboxes',
      hint: 'Half an hour each: three visits of eight minutes.',
      rules: [describedRule('required', {}, 'Please choose at least one time')],
      options: asWritten(['Wed 9 June, 16:30', 'Wed 9 June, 17:00', 'Wed 9 June, 17:30']),
    }),
  ],
  metadata: {
    errors: { invalidToken: 'This invitation to the blitz is no longer valid. Ask us for a new one.' },
  },
};

/** What is chosen is shown as it was chosen. */
function asWritten(words: readonly string[]) {
  return words.map((word) => [word, word] as const);
}
