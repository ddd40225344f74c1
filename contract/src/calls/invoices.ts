import { fields, optionalText, requiredText } from '../forms/rules.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { listed, shape, text } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/attendees/invoices.ts';

export const invoices = defineCall({
  method: 'GET',
  path: '/public/invoices',
  access: 'public',
  personal: true,
  summary:
    'The invoices and credit notes of the signed-in attendee, or of the one whose ticket link it is; the newest first.',
  query: query({ ticket: optionalText() }),
  response: shape({ invoices: listed(shapes.invoiceShape) }),
  errors: ['cqrs-0009'],
});

export const invoicePdf = defineCall({
  method: 'GET',
  path: '/public/invoices/:number/invoice.pdf',
  access: 'public',
  summary: 'An invoice or a credit note as a PDF, by the link of its owner.',
  mediaType: 'application/pdf',
  params: fields({ number: requiredText(20) }),
  query: query({ ticket: requiredText() }),
  response: text(),
  errors: ['cqrs-0009', 'pdf-0005'],
});
