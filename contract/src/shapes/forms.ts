import { formFieldTypes } from '../forms/described-form.ts';
import { formRuleNames } from '../forms/form-rules.ts';
import { fields, requiredText } from '../forms/rules.ts';
import { choice, flag, listed, nullableText, shape, text } from '../requests/response-shapes.ts';
import { number } from '../yup.ts';

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

export const formParams = fields({ type: requiredText() });
