import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { invoiceTexts } from '@summit/contract/texts/invoice';
import { pdfText } from '../../testing/pdf-text.ts';
import type { StoredInvoice } from '../invoices.queries.ts';
import { invoiceDocument } from './invoice-document.ts';
import { PdfWriter } from './pdf-writer.ts';

const writer = new PdfWriter();

afterAll(() => writer.close());

const party = { vatId: null, companyNumber: null };
const invoice: StoredInvoice = {
  number: 'CN-000007',
  kind: 'creditNote',
  invoiceNumber: 'INV-000012',
  issuedAt: '2027-03-01T23:30:00Z',
  description: 'Summit London 2027: Early',
  seller: {
    ...party,
    name: 'Summit Events Ltd',
    addressLines: ['Meridian Dock'],
    vatId: 'GB999999973',
    email: 'a@b.example',
  },
  buyer: { ...party, name: 'Łódź Kovács Ελλάς', addressLines: ['1 Quay Street'], email: 'c@d.example' },
  purchaseOrder: 'PO 4711',
  currency: 'GBP',
  net: 41_250,
  vat: 8_250,
  gross: 49_500,
  vatBasisPoints: 2000,
  note: '',
};

test('the PDF says everything that a tax office asks for', async () => {
  const bytes = await writer.write(invoiceDocument(invoice, invoiceTexts, 'Europe/London'));

  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const text = pdfText(bytes);
  for (const part of [
    'Credit note',
    'CN-000007',
    'Mon 1 March 2027',
    'INV-000012',
    'PO 4711',
    'GB999999973',
    'Łódź Kovács Ελλάς',
    '£412.50',
    'VAT at 20%',
    '£82.50',
    'Total returned',
    '£495.00',
  ]) {
    expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
  }
});

test('long texts stay on the page', async () => {
  const long = { ...invoice, description: 'A very long description. '.repeat(40) };
  const text = pdfText(await writer.write(invoiceDocument(long, invoiceTexts, 'Europe/London')));
  expect(text.match(/description/g)).toHaveLength(40);
});

test('a document can read no file and no address', async () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const remote = writer.write({ content: { image: `http://127.0.0.1:${port}/picture.png` } });
  await expect(remote).rejects.toThrow(/denied by resource access policy/);
  const local = writer.write({ content: { image: import.meta.filename } });
  await expect(local).rejects.toThrow(/denied by resource access policy/);
  const attached = writer.write({
    content: 'x',
    files: { stolen: { src: import.meta.filename, name: 'x' } },
  });
  await expect(attached).rejects.toThrow(/denied by resource access policy/);
  expect(requests).toEqual([]);
  server.close();
});

test('what is not finished when the writer is closed fails, and the next document is written all the same', async () => {
  const unfinished = writer.write(invoiceDocument(invoice, invoiceTexts, 'Europe/London'));
  const failure = expect(unfinished).rejects.toThrow('The job was not finished.');
  await writer.close();
  await failure;
  const next = await writer.write({ content: 'x' });
  expect(next.length).toBeGreaterThan(500);
});
