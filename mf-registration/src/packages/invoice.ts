import type { InferType, ObjectSchema } from 'yup';
import {
  type RegistrationKindName,
  registrationKinds,
} from '@summit/contract/registration/registration-kinds';
import { lazySchema } from '@summit/shared-ui/form/lazy-schema';
import { billingNames } from '../shared/person-fields/billing-names.ts';
import type { TicketPackage } from '../shared/ticket/tickets.ts';
import type { withInvoice } from './invoice-schema.ts';

export type InvoiceValues = InferType<typeof withInvoice>;

const load = () => import('./invoice-schema.ts');

/** The rules of a ticket's additional fields. */
export function invoiceRules(needsInvoice: boolean) {
  return needsInvoice
    ? lazySchema<InvoiceValues>(billingNames, async () => (await load()).withInvoice)
    : lazySchema<InvoiceValues>(
        [],
        async () => (await load()).withoutInvoice as unknown as ObjectSchema<InvoiceValues>,
      );
}

/** Some kinds gave their billing address in the second part; a free ticket needs none. */
export function asksForInvoice(ticket: TicketPackage, kind: RegistrationKindName | null): boolean {
  const isKnown = kind !== null && registrationKinds[kind].invoice === 'secondPart';
  return ticket.kind === 'paid' && !isKnown;
}
