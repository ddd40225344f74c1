import type { DynamicForm } from '@summit/api/src/registration/dynamic-forms/dynamic-forms.tables.ts';
import { describedRule } from '@summit/contract/forms/form-rules';
import * as limits from '@summit/contract/limits/limits';
import { formField } from './form-field.ts';

export const volunteerForm: DynamicForm = {
  type: 'volunteer',
  title: 'Help at the Summit',
  isOpen: true,
  fields: [
    formField({
      name: 'name',
      label: 'Your name',
      type: 'text',
      rules: [describedRule('required', {}, 'Please tell us your name'), describedRule('maxLength')],
    }),
    formField({
      name: 'email',
      label: 'Email',
      type: 'email',
      hint: 'We write once, with your shift.',
      rules: [describedRule('required'), describedRule('email')],
    }),
    formField({
      name: 'phone',
      label: 'Telephone on the day',
      type: 'phone',
      rules: [
        describedRule('phoneNumberValidation'),
        describedRule('minLength'),
        describedRule('validatePhone'),
      ],
    }),
    formField({
      name: 'day',
      label: 'Which day?',
      type: 'select',
      rules: [describedRule('required')],
      options: [
        ['2027-06-08', 'Tue 8 June 2027'],
        ['2027-06-09', 'Wed 9 June 2027'],
        ['2027-06-10', 'Thu 10 June 2027'],
      ],
    }),
    formField({
      name: 'about',
      label: 'Anything we should know?',
      type: 'textarea',
      placeholder: 'Languages, first aid, a dislike of stairs',
      rules: [describedRule('maxLength', { max: limits.longText }), describedRule('generic.noScript')],
    }),
    formField({
      name: 'consent',
      label: 'You may keep this until the end of June 2027',
      type: 'checkbox',
      rules: [describedRule('required')],
    }),
  ],
  metadata: { errors: { invalidToken: null } },
};
