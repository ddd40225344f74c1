import * as settingsCalls from '@summit/contract/calls/settings';
import { formatMoney, formatRate } from '@summit/contract/money-and-time/money';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { Invoice, InvoiceParty } from '@summit/contract/shapes/attendees/invoices';
import type { InvoiceTexts } from '@summit/contract/texts/invoice';
import { fillText } from '@summit/contract/words/text-lookup';
import { useAddressOf, useServerData } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Fact } from '../shared/ticket/fact.tsx';
import * as styles from './sheet.module.css';

interface InvoiceSheetProps {
  invoice: Invoice;
  texts: InvoiceTexts;
}

/** An invoice or a credit note, to read, to print and to download. */
export function InvoiceSheet({ invoice, texts }: InvoiceSheetProps) {
  const { event } = useServerData(settingsCalls.settings);
  const getAddress = useAddressOf();
  const { number, kind, invoiceNumber, issuedAt, purchaseOrder, seller, buyer, note, pdfPath } = invoice;
  const title = texts[`registrationInvoice.kind.${kind}`];
  return (
    <article className={styles.sheet} aria-label={`${title} ${number}`}>
      <h2>{title}</h2>
      <dl className={styles.invoiceFacts}>
        <Fact term={texts['registrationInvoice.number']} detail={number} />
        <Fact
          term={texts['registrationInvoice.issued']}
          detail={venueClock(event.timeZone).fullDay(issuedAt)}
        />
        {invoiceNumber && <Fact term={texts['registrationInvoice.corrects']} detail={invoiceNumber} />}
        {purchaseOrder && <Fact term={texts['registrationInvoice.purchaseOrder']} detail={purchaseOrder} />}
      </dl>
      <div className={styles.invoiceParties}>
        <Party title={texts['registrationInvoice.seller']} party={seller} texts={texts} />
        <Party title={texts['registrationInvoice.buyer']} party={buyer} texts={texts} />
      </div>
      <Sums invoice={invoice} texts={texts} />
      {note && <p>{note}</p>}
      <div className={`${styles.invoiceActions} no-print`}>
        <ButtonLink to={getAddress(pdfPath)} download={`${number}.pdf`} icon="download">
          {texts['registrationInvoice.download']}
        </ButtonLink>
        <Button variant="quiet" onClick={() => window.print()}>
          {texts['registrationInvoice.print']}
        </Button>
      </div>
    </article>
  );
}

function Party({ title, party, texts }: { title: string; party: InvoiceParty; texts: InvoiceTexts }) {
  const { name, addressLines, vatId, companyNumber, email } = party;
  return (
    <section>
      <h3>{title}</h3>
      <p>
        <strong>{name}</strong>
      </p>
      {[...addressLines, email].map((line, index) => (
        // Two lines of an address may be the same.
        <p key={index}>{line}</p>
      ))}
      {vatId && (
        <p>
          {texts['registrationInvoice.vatId']} {vatId}
        </p>
      )}
      {companyNumber && (
        <p>
          {texts['registrationInvoice.companyNumber']} {companyNumber}
        </p>
      )}
    </section>
  );
}

function Sums({ invoice, texts }: InvoiceSheetProps) {
  const { kind, description, currency, net, vat, gross, vatBasisPoints } = invoice;
  const total = texts[`registrationInvoice.${kind === 'invoice' ? 'gross' : 'returned'}`];
  const rate = fillText(texts['registrationInvoice.vat'], { rate: formatRate(vatBasisPoints) });
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts['registrationInvoice.description']}</th>
          <th scope="col">{texts['registrationInvoice.amount']}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{description}</th>
          <td>{formatMoney(net, currency)}</td>
        </tr>
        <tr>
          <th scope="row">{texts['registrationInvoice.net']}</th>
          <td>{formatMoney(net, currency)}</td>
        </tr>
        <tr>
          <th scope="row">{rate}</th>
          <td>{formatMoney(vat, currency)}</td>
        </tr>
        <tr className={styles.invoiceTotal}>
          <th scope="row">{total}</th>
          <td>{formatMoney(gross, currency)}</td>
        </tr>
      </tbody>
    </table>
  );
}
