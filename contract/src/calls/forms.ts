import { fields, oneOf, openObject } from '../forms/rules.ts';
import { sendableFormTypes } from '../forms/sendable-forms.ts';
import { defineCall } from '../requests/call.ts';
import { shape, text } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/forms.ts';

// Forms that organisers describe and browsers interpret.

export const form = defineCall({
  method: 'GET',
  path: '/public/forms/:type',
  access: 'public',
  summary: 'A form as the server describes it.',
  params: shapes.formParams,
  response: shapes.dynamicForm,
  errors: ['cqrs-0009'],
});

export const submitForm = defineCall({
  method: 'POST',
  path: '/public/forms/:type',
  access: 'public',
  summary: 'Sends a described form that is open. Its own rules decide on each value.',
  captcha: true,
  params: fields({ type: oneOf(sendableFormTypes) }),
  /** The values by the names of their fields. */
  body: fields({ values: openObject() }),
  /** The reference that the sender and the organisers use: `volunteer-k3f9p2qx`. */
  response: shape({ reference: text() }),
  errors: [
    'cqrs-0009',
    'email.domain-0001',
    'email.domain-0002',
    'email.domain-0003',
    'forbidden.domain-0001',
    'message-0001',
  ],
});

export const formConstructor = defineCall({
  method: 'GET',
  path: '/backoffice/general-settings/form-constructor/:type',
  access: 'organiser',
  permission: 'forms.read',
  summary: 'A form as the organisers put it together.',
  params: shapes.formParams,
  response: shapes.dynamicForm,
  errors: ['cqrs-0009'],
});
