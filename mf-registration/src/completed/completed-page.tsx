import { DataPart } from '@summit/shared-site/data/data-part';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { useVisitor } from '@summit/shared-site/visitor/visitor';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { AttendeeUnreachable } from '../shared/steps/attendee-unreachable.tsx';
import { Anonymous } from './anonymous.tsx';
import * as styles from './completed-page.module.css';
import { getMailedLink } from './mailed-links/mailed-link-of.ts';
import { NotYet } from './not-yet.tsx';
import { Registered } from './registered.tsx';
import { TicketByLink } from './ticket/ticket-by-link.tsx';
import { useCompletedTexts } from './use-completed-texts.ts';

/** Lazy, because most visitors open the ticket itself. */
const MailedLink = lazyWithRetry(async () => ({
  default: (await import('./mailed-links/mailed-link.tsx')).MailedLink,
}));

/** The end of a registration: the ticket, or where to continue when it is not complete yet. */
export default function CompletedPage() {
  return (
    <div className={styles.room}>
      <DataPart label="ticket" skeleton={<TicketSkeleton />} level={2}>
        <CompletedForVisitor />
      </DataPart>
    </div>
  );
}

function CompletedForVisitor() {
  const texts = useCompletedTexts();
  const visitor = useVisitor();
  const [search] = useSearch();
  const mailed = getMailedLink(search);
  if (mailed) return <MailedLink {...mailed} waiting={<TicketSkeleton />} />;
  const link = search.get('ticket');
  if (link) return <TicketByLink link={link} texts={texts} />;
  switch (visitor.state) {
    case 'waiting':
      return <TicketSkeleton />;
    case 'signedOut':
      return <Anonymous texts={texts} isCryptoTrader={search.get('isCryptoTrader') === 'true'} />;
    case 'unreachable':
      return (
        <Container>
          <AttendeeUnreachable />
        </Container>
      );
    case 'attendee':
      return visitor.status === 'Completed' ? (
        <Registered attendee={visitor.attendee} texts={texts} />
      ) : (
        <NotYet attendee={visitor.attendee} status={visitor.status} texts={texts} />
      );
  }
}

function TicketSkeleton() {
  return (
    <Container>
      <Skeleton width="50%" height={96} />
      <Skeleton height={400} />
    </Container>
  );
}
