import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { defaultAccent, lightColours } from '@summit/contract/frame/brand';
import { formatMoney, formatRate } from '@summit/contract/money-and-time/money';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { InvoiceParty } from '@summit/contract/shapes/attendees/invoices';
import type { InvoiceTexts } from '@summit/contract/texts/invoice';
import { fillText } from '@summit/contract/words/text-lookup';
import type { StoredInvoice } from '../invoices.queries.ts';

interface Printing {
  texts: InvoiceTexts;
  timeZone: string;
}

/** What is added where no font has all characters: that the page of the invoice shows everything. @param pageUrl absolute */
export function incompleteNote(texts: InvoiceTexts, pageUrl: string): Content {
  const text = fillText(texts['registrationInvoice.unprinted'], { page: pageUrl });
  return { ...paragraph(text), link: pageUrl };
}

/** An invoice or a credit note as pdfmake describes documents. */
export function invoiceDocument(invoice: StoredInvoice, { texts, timeZone }: Printing): TDocumentDefinitions {
  const { number, kind, seller, buyer, note } = invoice;
  const title = texts[`registrationInvoice.kind.${kind}`];
  return {
    info: { title: `${title} ${number}`, author: seller.name, subject: invoice.description },
    pageSize: 'A4',
    pageMargins: [56, 64, 56, 64],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.3, color: lightColours.ink },
    content: [
      { canvas: [{ type: 'rect', x: 0, y: 0, w: 48, h: 6, color: defaultAccent }], margin: [0, 0, 0, 18] },
      { text: title, fontSize: 30, bold: true, margin: [0, 0, 0, 20] },
      facts(getFacts(invoice, texts, timeZone)),
      {
        columns: [
          party(texts['registrationInvoice.seller'], seller, texts),
          party(texts['registrationInvoice.buyer'], buyer, texts),
        ],
        columnGap: 32,
        margin: [0, 24, 0, 28],
      },
      sums(invoice, texts),
      ...(note ? [paragraph(note)] : []),
    ],
  };
}

function getFacts(
  { number, issuedAt, invoiceNumber, purchaseOrder }: StoredInvoice,
  texts: InvoiceTexts,
  timeZone: string,
): [label: string, value: string][] {
  return [
    [texts['registrationInvoice.number'], number],
    [texts['registrationInvoice.issued'], venueClock(timeZone).fullDay(issuedAt)],
    ...(invoiceNumber ? [[texts['registrationInvoice.corrects'], invoiceNumber] as [string, string]] : []),
    ...(purchaseOrder
      ? [[texts['registrationInvoice.purchaseOrder'], purchaseOrder] as [string, string]]
      : []),
  ];
}

function facts(rows: [label: string, value: string][]): Content {
  return {
    columns: rows.map(([label, value]) => ({
      width: 'auto',
      stack: [soft(label), { text: value, bold: true }],
    })),
    columnGap: 32,
  };
}

function party(
  label: string,
  { name, addressLines, vatId, companyNumber, email }: InvoiceParty,
  texts: InvoiceTexts,
): Column {
  return {
    width: '*',
    stack: [
      soft(label),
      { text: name, bold: true },
      ...addressLines,
      email,
      ...(vatId ? [`${texts['registrationInvoice.vatId']} ${vatId}`] : []),
      ...(companyNumber ? [`${texts['registrationInvoice.companyNumber']} ${companyNumber}`] : []),
    ],
  };
}

function sums(
  { kind, description, currency, net, vat, gross, vatBasisPoints }: StoredInvoice,
  texts: InvoiceTexts,
): Content {
  const money = (amount: number): Content => ({ text: formatMoney(amount, currency), alignment: 'right' });
  const total = texts[kind === 'invoice' ? 'registrationInvoice.gross' : 'registrationInvoice.returned'];
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      widths: ['*', 'auto'],
      body: [
        [
          soft(texts['registrationInvoice.description']),
          { ...soft(texts['registrationInvoice.amount']), alignment: 'right' },
        ],
        [description, money(net)],
        [texts['registrationInvoice.net'], money(net)],
        [fillText(texts['registrationInvoice.vat'], { rate: formatRate(vatBasisPoints) }), money(vat)],
        [
          { text: total, bold: true, fontSize: 13 },
          { text: formatMoney(gross, currency), bold: true, fontSize: 13, alignment: 'right' },
        ],
      ],
    },
  };
}

function paragraph(text: string) {
  return { text, margin: [0, 24, 0, 0] } satisfies Content;
}

function soft(text: string) {
  return { text, fontSize: 8.5, color: lightColours.inkSoft };
}
