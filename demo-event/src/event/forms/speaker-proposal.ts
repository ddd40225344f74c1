import type { DynamicForm } from '@summit/api/src/registration/dynamic-forms/dynamic-forms.tables.ts';
import { describedRule } from '@summit/contract/forms/form-rules';
import * as limits from '@summit/contract/limits/limits';
import { formField } from './form-field.ts';

export const speakerProposalForm: DynamicForm = {
  type: 'speaker-proposal',
  title: 'Propose a session',
  isOpen: true,
  fields: [
    formField({
      name: 'title',
      label: 'Title of the session',
      type: 'text',
      hint: 'Say what is learnt, not what is sold.',
      rules: [describedRule('required'), describedRule('range', { min: 8, max: limits.shortText })],
    }),
    formField({
      name: 'abstract',
      label: 'What happens in it?',
      type: 'textarea',
      rules: [
        describedRule('required'),
        describedRule('maxLength', { max: limits.bio }),
        describedRule('generic.noScript'),
      ],
    }),
    formField({
      name: 'format',
      label: 'Format',
      type: 'radio',
      rules: [describedRule('required')],
      options: [
        ['talk', 'Talk, 25 minutes'],
        ['panel', 'Panel, 40 minutes'],
        ['workshop', 'Workshop, 75 minutes'],
      ],
    }),
    formField({
      name: 'topics',
      label: 'Topics',
      type: 'checkboxes',
      rules: [describedRule('required', {}, 'Please choose at least one topic')],
      options: [
        ['payments', 'Payments'],
        ['fraud', 'Fraud and identity'],
        ['digital-assets', 'Digital assets'],
        ['regulation', 'Regulation'],
      ],
    }),
    formField({
      name: 'minutes',
      label: 'Minutes for questions',
      type: 'number',
      rules: [describedRule('numeric'), describedRule('minValue', { min: 5 })],
    }),
    formField({
      name: 'name',
      label: 'Your name',
      type: 'text',
      rules: [describedRule('required'), describedRule('maxLength', { max: limits.name })],
    }),
    formField({
      name: 'company',
      label: 'Where you work',
      type: 'text',
      rules: [describedRule('maxLength')],
    }),
    formField({
      name: 'email',
      label: 'Email',
      type: 'email',
      hint: 'We write with our decision.',
      rules: [describedRule('required'), describedRule('email')],
    }),
  ],
  metadata: { errors: { invalidToken: null } },
};
