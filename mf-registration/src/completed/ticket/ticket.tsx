import type * as settingsCalls from '@summit/contract/calls/settings';
import type * as ticketCalls from '@summit/contract/calls/tickets';
import { daySpan } from '@summit/contract/money-and-time/day-words';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import { fillText } from '@summit/contract/words/text-lookup';
import { Fact } from '../../shared/ticket/fact.tsx';
import type { CompletedTexts } from '../use-completed-texts.ts';
import { QrCode } from './qr-code.tsx';
import * as styles from './ticket.module.css';

type Settings = ResponseOf<(typeof settingsCalls)['settings']>;

/** A ticket as its owner sees it. */
export type OwnTicket = ResponseOf<(typeof ticketCalls)['ticket']>;

interface TicketProps {
  ticket: OwnTicket;
  settings: Settings;
  texts: CompletedTexts;
  /** The kind of an attendee without a package. */
  kind: string;
}

/** The ticket: whose it is, its code, for what, when and where. In print, it is all there is on the page. */
export function Ticket({ ticket, settings, texts, kind }: TicketProps) {
  const { event, keyDates } = settings;
  const { firstName, lastName, jobTitle, company, categoryName, packageName, number, qr } = ticket;
  const doors = keyDates.find(({ kind }) => kind === 'event');
  const clock = venueClock(event.timeZone);
  const work = [jobTitle, company].filter(Boolean).join(', ');
  return (
    <article className={styles.ticket} aria-label={`Ticket of ${firstName} ${lastName}`}>
      <div className={styles.ticketFront} data-tone="ink">
        <span className={styles.ticketNumeral} aria-hidden="true">
          {event.edition}
        </span>
        <p className={styles.ticketEvent}>
          {event.name} <span className={styles.ticketEdition}>Edition {event.edition}</span>
        </p>
        <p className={styles.ticketName}>
          {firstName} {lastName}
        </p>
        {work && <p className={styles.ticketWork}>{work}</p>}
      </div>
      <div className={styles.ticketStub}>
        <div className={styles.ticketCode}>
          <QrCode qr={qr} label={fillText(texts['registrationCompleted.code'], { number })} />
          <p>
            {texts['registrationCompleted.number']} <b translate="no">{number}</b>
          </p>
        </div>
        <dl className={styles.ticketFacts}>
          <Fact term="Ticket" detail={packageName ?? kind} />
          <Fact term="Category" detail={categoryName} />
          <Fact term="Days" detail={daySpan(event.startsOn, event.endsOn)} />
          {doors && (
            <Fact term="Doors" detail={`${clock.time(doors.startsAt)}, ${clock.timeIn(event.city)}`} />
          )}
          <Fact term="Venue" detail={event.address.join(', ')} />
        </dl>
      </div>
    </article>
  );
}
