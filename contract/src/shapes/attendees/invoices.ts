import type { InferType } from 'yup';
import { choice, listed, moment, nullableText, shape, text, whole } from '../../requests/response-shapes.ts';

/** A credit note corrects an invoice, for money that went back. */
export const invoiceKinds = ['invoice', 'creditNote'] as const;

export type InvoiceKind = (typeof invoiceKinds)[number];

/** The seller or the buyer, as they were when the document was issued. */
const invoiceParty = shape({
  name: text(),
  addressLines: listed(text()),
  vatId: nullableText(),
  companyNumber: nullableText(),
  email: text(),
});

export type InvoiceParty = InferType<typeof invoiceParty>;

/** An invoice or a credit note. Money in the minor unit of its currency; `gross` is `net` and `vat`. */
export const invoiceShape = shape({
  number: text(),
  kind: choice(invoiceKinds),
  /** For a credit note: the invoice that it corrects. */
  invoiceNumber: nullableText(),
  issuedAt: moment(),
  description: text(),
  seller: invoiceParty,
  buyer: invoiceParty,
  purchaseOrder: nullableText(),
  /** ISO 4217. */
  currency: text(),
  net: whole(),
  vat: whole(),
  gross: whole(),
  /** Hundredths of a per cent: 2000 is 20%. */
  vatBasisPoints: whole(),
  /** The organisers' note below the sums; may be empty. */
  note: text(),
  /** Relative to the API's base; opens without a login. */
  pdfPath: text(),
});

export type Invoice = InferType<typeof invoiceShape>;
