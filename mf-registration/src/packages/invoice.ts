import type { InferType, ObjectSchema } from 'yup';
import { type RegistrationKindName, registrationKinds } from '@summit/contract/registration-kinds';
import { lateSchema } from '@summit/shared-ui/form/late-schema';
import { billingNames } from '../shared/billing-names.ts';
import type { TicketPackage } from '../shared/tickets.ts';
import type { withInvoice } from './invoice-schema.ts';

export type InvoiceValues = InferType<typeof withInvoice>;

const load = () => import('./invoice-schema.ts');

/** The rules of a ticket's additional fields. */
export function invoiceRules(needsInvoice: boolean) {
  return needsInvoice
    ? lateSchema<InvoiceValues>(billingNames, async () => (await load()).withInvoice)
    : lateSchema<InvoiceValues>(
        [],
        async () => (await load()).withoutInvoice as unknown as ObjectSchema<InvoiceValues>,
      );
}

/** Some kinds gave their billing address in the second part; a free ticket needs none. */
export function asksForInvoice(ticket: TicketPackage, kind: RegistrationKindName | null): boolean {
  const isKnown = kind !== null && registrationKinds[kind].invoice === 'secondPart';
  return ticket.kind === 'paid' && !isKnown;
}
