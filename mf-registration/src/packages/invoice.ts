import type { InferType, ObjectSchema } from 'yup';
import { billing } from '@summit/contract/registration-fields';
import { type RegistrationKindName, registrationKinds } from '@summit/contract/registration-kinds';
import { fields, optionalText } from '@summit/contract/rules';
import type { TicketPackage } from '../shared/tickets.ts';

const withInvoice = fields({ billing: billing(), purchaseOrder: optionalText() });

export type InvoiceValues = InferType<typeof withInvoice>;

/** The additional fields of a ticket; a form without the fields has no rules for them. */
export function invoiceSchema(needsInvoice: boolean): ObjectSchema<InvoiceValues> {
  return needsInvoice ? withInvoice : (fields({}) as unknown as ObjectSchema<InvoiceValues>);
}

/** Some kinds gave their billing address in the second part; a free ticket needs none. */
export function asksForInvoice(ticket: TicketPackage, kind: RegistrationKindName | null): boolean {
  const isKnown = kind !== null && registrationKinds[kind].invoice === 'secondPart';
  return ticket.kind === 'paid' && !isKnown;
}
