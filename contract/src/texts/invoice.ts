/** What invoices and credit notes say, on the page and in the PDF. `{rate}` is the VAT rate. */
export const invoiceTexts = {
  'registrationInvoice.header.title': 'Your invoices',
  'registrationInvoice.header.lead': 'One for each payment, and a credit note for each refund.',
  'registrationInvoice.meta.description': 'Your invoices and credit notes for {event}.',
  'registrationInvoice.empty.title': 'There is no invoice yet',
  'registrationInvoice.empty.text':
    'An invoice is issued the moment a payment arrives. Free tickets have none.',
  'registrationInvoice.refused.title': 'This link does not open an invoice',
  'registrationInvoice.refused.text':
    'It may have been cut short in the email, or the ticket has changed since. Open it from the latest email, log in, or write to us.',
  'registrationInvoice.contact': 'Write to us',
  'registrationInvoice.download': 'Download the PDF',
  'registrationInvoice.print': 'Print',
  'registrationInvoice.ticket': 'Back to the ticket',
  'registrationInvoice.kind.invoice': 'Invoice',
  'registrationInvoice.kind.creditNote': 'Credit note',
  'registrationInvoice.number': 'Number',
  'registrationInvoice.issued': 'Date',
  'registrationInvoice.corrects': 'Corrects invoice',
  'registrationInvoice.purchaseOrder': 'Purchase order',
  'registrationInvoice.seller': 'From',
  'registrationInvoice.buyer': 'To',
  'registrationInvoice.vatId': 'VAT ID',
  'registrationInvoice.companyNumber': 'Company number',
  'registrationInvoice.description': 'Description',
  'registrationInvoice.amount': 'Amount',
  'registrationInvoice.net': 'Net',
  'registrationInvoice.vat': 'VAT at {rate}',
  'registrationInvoice.gross': 'Total',
  'registrationInvoice.returned': 'Total returned',
  /** Only in the PDF. */
  'registrationInvoice.unprinted':
    'This PDF cannot print every script: […] stands for what is missing. The whole text is on the page of the invoice, which you can print as well: {page}',
} as const;

export type InvoiceTexts = Record<keyof typeof invoiceTexts, string>;
