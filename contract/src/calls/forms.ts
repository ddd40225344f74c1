import { number } from 'yup';
import { defineCalls } from '../call.ts';
import { formFieldTypes } from '../described-form.ts';
import { formRuleNames } from '../form-rules.ts';
import { choice, flag, listed, nullableText, shape, text } from '../response-shapes.ts';
import { fields, oneOf, openObject, requiredText } from '../rules.ts';
import { sendableFormTypes } from '../sendable-forms.ts';

/** A rule of `formRules` on a field: its message when broken, and its parameters. */
const rule = shape({
  name: choice(formRuleNames),
  message: text(),
  parameters: shape({
    min: number().nullable().defined(),
    max: number().nullable().defined(),
    /** The name of another field of the form. */
    field: nullableText(),
  }),
});

export const formField = shape({
  name: text(),
  label: text(),
  type: choice(formFieldTypes),
  placeholder: nullableText(),
  hint: nullableText(),
  /** Checked in this order; `formSchema` makes the schema of a form's fields. */
  rules: listed(rule),
  /** What select, radio and checkboxes offer. */
  options: listed(shape({ value: text(), label: text() })),
});

/** A form as the server describes it. */
export const dynamicForm = shape({
  type: text(),
  title: text(),
  /** Whether visitors can send it at present. */
  isOpen: flag(),
  fields: listed(formField),
  /** The message for a visitor whose token is invalid; null: the form takes no token. */
  metadata: shape({ errors: shape({ invalidToken: nullableText() }) }),
});

const formParams = fields({ type: requiredText() });

/** Forms that organisers describe and browsers interpret. */
export const formCalls = defineCalls({
  form: {
    method: 'GET',
    path: '/public/forms/:type',
    access: 'public',
    summary: 'A form as the server describes it.',
    params: formParams,
    response: dynamicForm,
    errors: ['cqrs-0009'],
  },
  submitForm: {
    method: 'POST',
    path: '/public/forms/:type',
    access: 'public',
    summary: 'Sends a described form that is open. Its own rules decide on each value.',
    captcha: true,
    params: fields({ type: oneOf(sendableFormTypes) }),
    /** By the names of the fields. */
    body: fields({ values: openObject() }),
    /** What the sender and the organisers call it by: `volunteer-k3f9p2qx`. */
    response: shape({ reference: text() }),
    errors: [
      'cqrs-0009',
      'email.domain-0001',
      'email.domain-0002',
      'email.domain-0003',
      'forbidden.domain-0001',
      'message-0001',
    ],
  },
  formConstructor: {
    method: 'GET',
    path: '/backoffice/general-settings/form-constructor/:type',
    access: 'organiser',
    permission: 'forms.read',
    summary: 'A form as the organisers put it together.',
    params: formParams,
    response: dynamicForm,
    errors: ['cqrs-0009'],
  },
});
