import * as invoiceCalls from '@summit/contract/calls/invoices';
import type { Invoice } from '@summit/contract/shapes/attendees/invoices';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { type InvoiceTexts, invoiceTexts } from '@summit/contract/texts/invoice';
import { useServerTexts } from '@summit/shared-auth';
import { useServerDataOr } from '@summit/shared-auth/server-view';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { useVisitor } from '@summit/shared-site/visitor/visitor';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { TokenRefused } from '../shared/invitations/token-refused.tsx';
import { AttendeeUnreachable } from '../shared/steps/attendee-unreachable.tsx';
import { NeedsSession } from '../shared/steps/needs-session.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';

/** The invoices and credit notes of an attendee: by login, or by the link of their ticket. */
export default function InvoicePage() {
  const texts = useServerTexts(invoiceTexts, 'registrationInvoice.');
  const waiting = <Skeleton height={640} />;
  return (
    <>
      <div className="no-print">
        <PageTop page="registrationInvoice" texts={texts} head={{ robots: 'noindex' }} />
      </div>
      <Container>
        <InvoiceList>
          <DataPart label="invoices" skeleton={waiting} level={2}>
            <InvoicesForVisitor texts={texts} />
          </DataPart>
        </InvoiceList>
      </Container>
    </>
  );
}

function InvoicesForVisitor({ texts }: { texts: InvoiceTexts }) {
  const visitor = useVisitor();
  const [search] = useSearch();
  const link = search.get('ticket') ?? undefined;
  if (link !== undefined) return <Invoices link={link} texts={texts} />;
  switch (visitor.state) {
    case 'waiting':
      return <Skeleton height={640} />;
    case 'signedOut':
      return <NeedsSession />;
    case 'unreachable':
      return <AttendeeUnreachable />;
    case 'attendee':
      return <Invoices texts={texts} />;
  }
}

function Invoices({ link, texts }: { link?: string; texts: InvoiceTexts }) {
  const [search] = useSearch();
  const read = useServerDataOr(invoiceCalls.invoices, { query: { ticket: link } }, { 'cqrs-0009': null });
  if (!read) {
    return (
      <TokenRefused
        title={texts['registrationInvoice.refused.title']}
        text={texts['registrationInvoice.refused.text']}
        contact={texts['registrationInvoice.contact']}
      />
    );
  }
  const shown = numbered(read.invoices, search.get('number'));
  const back = (
    <ButtonLink to={href(pages.registrationCompleted, { search: { ticket: link } })} variant="quiet">
      {texts['registrationInvoice.ticket']}
    </ButtonLink>
  );
  if (shown.length === 0) {
    return (
      <EmptyState level={2} title={texts['registrationInvoice.empty.title']} action={back}>
        {texts['registrationInvoice.empty.text']}
      </EmptyState>
    );
  }
  return (
    <>
      {shown.map((invoice) => (
        <InvoiceSheet key={invoice.number} invoice={invoice} texts={texts} />
      ))}
      <div className="no-print">{back}</div>
    </>
  );
}

/** The invoice with the number in the address, or all of them. */
function numbered(invoices: readonly Invoice[], number: string | null): readonly Invoice[] {
  return number ? invoices.filter((invoice) => invoice.number === number) : invoices;
}
