import type { CategoryType } from '@summit/contract/attendee-types';
import { billing } from '@summit/contract/registration-fields';
import { fields, optionalText } from '@summit/contract/rules';
import type { InferType, ObjectSchema } from 'yup';
import type { TicketPackage } from '../shared/tickets.ts';

const withInvoice = fields({ billing: billing(), purchaseOrder: optionalText() });

export type InvoiceValues = InferType<typeof withInvoice>;

/** What a ticket asks for beside itself; a form without the fields has no rules for them. */
export function invoiceSchema(needsInvoice: boolean): ObjectSchema<InvoiceValues> {
  return needsInvoice ? withInvoice : (fields({}) as unknown as ObjectSchema<InvoiceValues>);
}

/** Sellers have said in the second part where their invoice goes; nobody needs one for a free ticket. */
export function asksForInvoice({ kind }: TicketPackage, categoryType: CategoryType): boolean {
  return kind === 'paid' && categoryType !== 'Sell';
}
