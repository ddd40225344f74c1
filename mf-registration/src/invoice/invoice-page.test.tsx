import { screen, within } from '@testing-library/react';
import * as invoiceCalls from '@summit/contract/calls/invoices';
import type { Invoice } from '@summit/contract/shapes/attendees/invoices';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import InvoicePage from './invoice-page.tsx';

const party = { vatId: null, companyNumber: null };
const invoice: Invoice = {
  number: 'INV-000012',
  kind: 'invoice',
  invoiceNumber: null,
  issuedAt: '2030-03-01T10:00:00Z',
  description: 'Summit Lisbon 2030: Early',
  seller: {
    ...party,
    name: 'Summit Events Ltd',
    addressLines: ['Doca Velha', 'Lisbon'],
    vatId: 'PT999999990',
    email: 'a@b.example',
  },
  buyer: {
    ...party,
    name: 'Northlight Bank',
    addressLines: ['1 Quay Street'],
    vatId: 'GB123456789',
    email: 'ada@northlight.example',
  },
  purchaseOrder: 'PO 4711',
  currency: 'GBP',
  net: 41_250,
  vat: 8_250,
  gross: 49_500,
  vatBasisPoints: 2000,
  note: 'Paid by card.',
  pdfPath: '/public/invoices/INV-000012/invoice.pdf?ticket=t',
};
const creditNote: Invoice = {
  ...invoice,
  number: 'CN-000003',
  kind: 'creditNote',
  invoiceNumber: 'INV-000012',
  note: '',
  pdfPath: '/public/invoices/CN-000003/invoice.pdf?ticket=t',
};
const both = respond(invoiceCalls.invoices, { invoices: [creditNote, invoice] });

const open = (options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(InvoicePage, { url: href(pages.registrationInvoice), responses: [both], ...options });

test('an attendee sees seller, buyer, items and VAT of the invoice, and can download it', async () => {
  open({ status: 'Completed' });
  const sheet = await screen.findByRole('article', { name: 'Invoice INV-000012' });
  for (const fact of [
    'Fri 1 March 2030',
    'PO 4711',
    'VAT ID PT999999990',
    'VAT ID GB123456789',
    'Paid by card.',
  ]) {
    expect(within(sheet).getByText(fact)).toBeVisible();
  }
  expect(within(sheet).getByRole('row', { name: 'VAT at 20% £82.50' })).toBeVisible();
  expect(within(sheet).getByRole('row', { name: 'Total £495.00' })).toBeVisible();
  const download = within(sheet).getByRole('link', { name: 'Download the PDF' });
  expect(download).toHaveAttribute('href', expect.stringContaining(invoice.pdfPath));
  expect(download).toHaveAttribute('download', 'INV-000012.pdf');
});

test('a credit note refers to the invoice that it corrects', async () => {
  open({ status: 'Completed' });
  const sheet = await screen.findByRole('article', { name: 'Credit note CN-000003' });
  expect(within(sheet).getByText('INV-000012')).toBeVisible();
  expect(within(sheet).getByRole('row', { name: 'Total returned £495.00' })).toBeVisible();
});

test('an address with a number shows only that invoice', async () => {
  open({ url: href(pages.registrationInvoice, { search: { number: 'CN-000003' } }), status: 'Completed' });
  expect(await screen.findByRole('article', { name: 'Credit note CN-000003' })).toBeVisible();
  expect(screen.queryByRole('article', { name: /Invoice/ })).not.toBeInTheDocument();
});

test('the link in an email opens it without a login', async () => {
  const { requests } = open({ url: href(pages.registrationInvoice, { search: { ticket: 't-1' } }) });
  expect(await screen.findByRole('article', { name: 'Invoice INV-000012' })).toBeVisible();
  expect(requests.find(({ path }) => path === invoiceCalls.invoices.path)?.query).toEqual({ ticket: 't-1' });
  expect(screen.getByRole('link', { name: 'Back to the ticket' })).toHaveAttribute(
    'href',
    href(pages.registrationCompleted, { search: { ticket: 't-1' } }),
  );
});

test('an invalid link shows a message', async () => {
  open({
    url: href(pages.registrationInvoice, { search: { ticket: 'x' } }),
    responses: [respondWithError(invoiceCalls.invoices, 'cqrs-0009')],
  });
  expect(await screen.findByRole('heading', { name: 'This link does not open an invoice' })).toBeVisible();
});

test('a free ticket has no invoice, with an explanation', async () => {
  open({ status: 'Completed', responses: [respond(invoiceCalls.invoices, { invoices: [] })] });
  expect(await screen.findByRole('heading', { name: 'There is no invoice yet' })).toBeVisible();
});

test('a visitor who is not logged in has to log in', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});
