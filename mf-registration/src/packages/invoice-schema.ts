import { billing } from '@summit/contract/billing-address';
import { fields, optionalText } from '@summit/contract/rules';

export const withInvoice = fields({ billing: billing(), purchaseOrder: optionalText() });

/** A form without the fields has no rules for them. */
export const withoutInvoice = fields({});
