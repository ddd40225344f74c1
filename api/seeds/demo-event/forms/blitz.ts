import { describedRule } from '@summit/contract/form-rules';
import { limits } from '@summit/contract/limits';
import type { DynamicForm } from '../../../src/dynamic-forms/dynamic-forms.tables.ts';
import { formField } from './form-field.ts';

export const blitzForm: DynamicForm = {
  type: 'blitz',
  title: 'Your table at the networking blitz',
  fields: [
    formField({
      name: 'company',
      label: 'Company',
      type: 'text',
      rules: [describedRule('required'), describedRule('maxLength')],
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
  ],
  metadata: {
    errors: { invalidToken: 'This invitation to the blitz is not valid any more. Ask us for a new one.' },
  },
};
