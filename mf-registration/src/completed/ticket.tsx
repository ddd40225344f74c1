import styled from '@emotion/styled';
import type { ResponseOf } from '@summit/contract/call';
import type { settingsCalls } from '@summit/contract/calls/settings';
import type { AttendeeDetails } from '@summit/shared-auth';
import { daySpan } from '@summit/contract/day-words';
import { Motif } from '@summit/shared-ui/motion/motif';
import { venueClock } from '@summit/contract/venue-time';
import { useKindOf } from '../shared/use-kind-of.ts';
import { ticketStyles } from './ticket-styles.ts';

type Settings = ResponseOf<(typeof settingsCalls)['settings']>;

const Sheet = styled.article(ticketStyles);

/** The ticket: whose it is, for what, when and where. In print, it is all there is on the page. */
export function Ticket({ attendee, settings }: { attendee: AttendeeDetails; settings: Settings }) {
  const { event, theme, keyDates } = settings;
  const { firstName, lastName, jobTitle, company, category, ticketNumber } = attendee;
  const kind = useKindOf(attendee);
  const doors = keyDates.find(({ kind }) => kind === 'event');
  const work = [jobTitle, company].filter(Boolean).join(', ');
  return (
    <Sheet aria-label={`Ticket of ${firstName} ${lastName}`}>
      <div className="ticket-front" data-tone="ink">
        <div className="ticket-motif">
          <Motif seed={theme.decorativeAccents.motifSeed} variant="card" />
        </div>
        <p className="ticket-event">
          {event.name} <span className="ticket-edition">Edition {event.edition}</span>
        </p>
        <p className="ticket-name">
          {firstName} {lastName}
        </p>
        {work && <p className="ticket-work">{work}</p>}
      </div>
      <dl className="ticket-stub">
        <Fact term="Ticket" detail={attendee.package?.name ?? kind} />
        <Fact term="Category" detail={category.name} />
        <Fact term="Days" detail={daySpan(event.startsOn, event.endsOn)} />
        {doors && (
          <Fact
            term="Doors"
            detail={`${venueClock(event.timeZone).time(doors.startsAt)}, ${event.city} time`}
          />
        )}
        <Fact term="Venue" detail={event.address.join(', ')} />
        {ticketNumber && <Fact term="Number" detail={ticketNumber} />}
      </dl>
    </Sheet>
  );
}

function Fact({ term, detail }: { term: string; detail: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{detail}</dd>
    </div>
  );
}
