import { fields, optionalText } from '@summit/contract/forms/rules';
import { billing } from '@summit/contract/registration/billing-address';

export const withInvoice = fields({ billing: billing(), purchaseOrder: optionalText() });

/** A form without the fields has no rules for them. */
export const withoutInvoice = fields({});
