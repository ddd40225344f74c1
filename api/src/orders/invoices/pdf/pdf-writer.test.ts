import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { invoiceTexts } from '@summit/contract/texts/invoice';
import { pdfText } from '../../../testing/pdf-text.ts';
import type { StoredInvoice } from '../invoices.queries.ts';
import { incompleteNote, invoiceDocument } from './invoice-document.ts';
import { PdfWriter } from './pdf-writer.ts';

const writer = new PdfWriter();
const pageUrl = 'https://summit.example/registration/invoice?ticket=token&number=CN-000007';

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

const getDocument = (printed: StoredInvoice) =>
  invoiceDocument(printed, { texts: invoiceTexts, timeZone: 'Europe/London' });

test('the PDF contains all details required by tax law', async () => {
  const bytes = await writer.write(getDocument(invoice));

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
  expect(text).not.toContain('cannot print');
});

const named = (name: string) => getDocument({ ...invoice, buyer: { ...invoice.buyer, name } });
const printedInvoice = async (name: string) =>
  pdfText(await writer.write(named(name), incompleteNote(invoiceTexts, pageUrl))).replaceAll(/\s+/g, ' ');

test.each([
  ['株式会社サミット'],
  ['北京峰会科技有限公司'],
  ['서밋 주식회사'],
  ['Λόγος Ἀθῆναι'],
  ['Ḥasan Ṣāliḥ'],
  ['საქართველო'],
  ['Հայաստան'],
  ['Mu\u0308ller & So\u0308hne'],
])('%s is printed completely', async (name) => {
  const text = await printedInvoice(name);
  // Each letter in a different font is a separate piece.
  expect(text.replaceAll(' ', '')).toContain(name.normalize('NFC').replaceAll(' ', ''));
  expect(text).not.toContain('[…]');
});

test.each([
  ['شركة القمة للتجارة'],
  ['חברת הפסגה'],
  ['हिन्दी सम्मेलन'],
  ['தமிழ் மாநாடு'],
  ['กรุงเทพมหานคร'],
  ['ភ្នំពេញ'],
  ['ကုမ္ပဏီ'],
  ['🎟'],
])('%s has all its glyphs', async (name) => {
  const text = await printedInvoice(name);
  expect(text).not.toContain('[…]');
  expect(text).not.toContain('\0');
});

test('a PDF with missing characters contains a link to the complete invoice', async () => {
  const text = await printedInvoice('ᠮᠣᠩᠭᠣᠯ GmbH');
  expect(text).toContain('[…] GmbH');
  expect(text).toContain('[…] stands for what is missing');
  // It is broken over two lines.
  expect(text.replaceAll(' ', '')).toContain(pageUrl);
});

test('a long word is broken within its column', async () => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const text = pdfText(await writer.write(named(word)));
  // All of it is on the page, over several lines.
  expect(text.replaceAll(/\s/g, '')).toContain(word);
  expect(text).not.toContain(word);
});

test('long texts stay on the page', async () => {
  const long = { ...invoice, description: 'A very long description. '.repeat(40) };
  const text = pdfText(await writer.write(getDocument(long)));
  expect(text.match(/description/g)).toHaveLength(40);
});

test('a document can read neither files nor addresses', async () => {
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

test('unfinished documents fail when the writer is closed, and the next document can still be written', async () => {
  const unfinished = writer.write(getDocument(invoice));
  const failure = expect(unfinished).rejects.toThrow('The job was not finished.');
  await writer.close();
  await failure;
  const next = await writer.write({ content: 'x' });
  expect(next.length).toBeGreaterThan(500);
});
