import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { afterAll, describe, expect, test } from 'vitest';
import { invoiceTexts } from '@summit/contract/texts/invoice';
import { pdfText } from '../../testing/pdf-text.ts';
import type { StoredInvoice } from '../invoices.queries.ts';
import { invoiceDocument } from './invoice-document.ts';
import { PdfWriter } from './pdf-writer.ts';
import { isPrintable } from './printable.ts';

const writer = new PdfWriter();
const pageUrl = 'https://summit.example/registration/invoice?number=CN-000007';

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

const documentOf = (printed: StoredInvoice) =>
  invoiceDocument(printed, { texts: invoiceTexts, timeZone: 'Europe/London', pageUrl });

/** What is printed, with single spaces. */
async function printedText(document: TDocumentDefinitions): Promise<string> {
  return pdfText(await writer.write(document)).replaceAll(/\s+/g, ' ');
}

test('the PDF says everything that a tax office asks for', async () => {
  const bytes = await writer.write(documentOf(invoice));

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

test.each([
  ['株式会社サミット', '[…]'],
  ['شركة القمة GmbH', '[…] […] GmbH'],
  ['서밋 Seoul 🎟', '[…] Seoul […]'],
])('for %s it prints what it can, and says where the whole is', async (name, shown) => {
  const text = await printedText(documentOf({ ...invoice, buyer: { ...invoice.buyer, name } }));
  expect(text).toContain(`${shown} 1 Quay Street`);
  expect(text).toContain('[…] stands for what is missing');
  // Broken over two lines.
  expect(text.replaceAll(' ', '')).toContain(pageUrl);
});

describe('the font', () => {
  /** What the font has no glyph for is drawn as its first one, which means no character. */
  const missing = '\0';

  test('has a glyph for all that counts as printable', async () => {
    const all = Array.from({ length: 0x10000 }, (_, code) => code)
      .filter((code) => code >= 0x20 && (code < 0xd800 || code > 0xdfff))
      .map((code) => String.fromCharCode(code))
      .filter((character) => isPrintable(character));
    expect(all.length).toBeGreaterThan(700);
    for (const bold of [false, true]) {
      const text = await printedText({ content: { text: all.join(' '), bold } });
      expect(text).toContain('Ω');
      expect(text).not.toContain(missing);
    }
  });

  test('lacks what does not', async () => {
    expect(isPrintable('株')).toBe(false);
    expect(await printedText({ content: '株' })).toContain(missing);
  });
});

test('long texts stay on the page', async () => {
  const long = { ...invoice, description: 'A very long description. '.repeat(40) };
  const text = pdfText(await writer.write(documentOf(long)));
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
  const unfinished = writer.write(documentOf(invoice));
  const failure = expect(unfinished).rejects.toThrow('The job was not finished.');
  await writer.close();
  await failure;
  const next = await writer.write({ content: 'x' });
  expect(next.length).toBeGreaterThan(500);
});
