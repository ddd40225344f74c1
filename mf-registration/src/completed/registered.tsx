import * as settingsCalls from '@summit/contract/calls/settings';
import * as ticketCalls from '@summit/contract/calls/tickets';
import { href } from '@summit/contract/href';
import * as pages from '@summit/contract/site-map';
import { type AttendeeDetails, useServerData } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Container } from '@summit/shared-ui/layout/container';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { useFlowFacts, whereToGoOn } from '../shared/flow.ts';
import { ResendConfirmation } from '../shared/resend-confirmation.tsx';
import { useKindOf } from '../shared/use-kind-of.ts';
import { ExtraTickets } from './extra-tickets.tsx';
import { NextSteps } from './next-steps.tsx';
import { Ticket } from './ticket.tsx';
import { CalendarLink, TicketActions } from './ticket-actions.tsx';
import { TicketPlace } from './ticket-place.tsx';
import type { CompletedTexts } from './use-completed-texts.ts';
import { WelcomeBand } from './welcome-band.tsx';

/** A complete registration: the ticket, the calendar file, what comes next. */
export function Registered({ attendee, texts }: { attendee: AttendeeDetails; texts: CompletedTexts }) {
  const settings = useServerData(settingsCalls.settings);
  const ticket = useServerData(ticketCalls.ticket);
  const kind = useKindOf(attendee);
  const flow = useFlowFacts();
  const photoIsMissing =
    flow.photoEnabled && whereToGoOn(attendee, 'Completed', flow) === 'registrationPhoto';
  return (
    <>
      <PageMeta
        title={texts['registrationCompleted.header.title']}
        description={texts['registrationCompleted.meta.description']}
        robots="noindex"
      />
      <WelcomeBand
        eyebrow={`${attendee.firstName}, welcome to ${settings.event.name}`}
        title={texts['registrationCompleted.header.title']}
        lead={texts['registrationCompleted.header.lead']}
        actions={
          <>
            <TicketActions ticket={ticket} texts={texts} />
            <ResendConfirmation texts={texts} />
            <ButtonLink to={href(pages.registrationManage)} variant="quiet">
              {texts['registrationCompleted.manage']}
            </ButtonLink>
          </>
        }
      />
      <Container>
        <TicketPlace>
          <Ticket ticket={ticket} settings={settings} texts={texts} kind={kind} />
        </TicketPlace>
      </Container>
      {attendee.package && <ExtraTickets package={attendee.package} />}
      <NextSteps
        texts={texts}
        calendar={<CalendarLink ticket={ticket} texts={texts} />}
        photoIsMissing={photoIsMissing}
      />
    </>
  );
}
