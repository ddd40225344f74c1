import * as settingsCalls from '@summit/contract/calls/settings';
import * as ticketCalls from '@summit/contract/calls/tickets';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { type AttendeeDetails, useServerData } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Container } from '@summit/shared-ui/layout/container';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { ResendConfirmation } from '../shared/invitations/resend-confirmation.tsx';
import { getNextPage, useFlowFacts } from '../shared/steps/flow.ts';
import { useKindOf } from '../shared/steps/use-kind-of.ts';
import { NextSteps } from './next-steps.tsx';
import { ExtraTickets } from './ticket/extra-tickets.tsx';
import { Ticket } from './ticket/ticket.tsx';
import { CalendarLink, TicketActions } from './ticket/ticket-actions.tsx';
import { TicketPlace } from './ticket/ticket-place.tsx';
import type { CompletedTexts } from './use-completed-texts.ts';
import { WelcomeBand } from './welcome-band.tsx';

/** A complete registration: the ticket, the calendar file, what comes next. */
export function Registered({ attendee, texts }: { attendee: AttendeeDetails; texts: CompletedTexts }) {
  const settings = useServerData(settingsCalls.settings);
  const ticket = useServerData(ticketCalls.ticket);
  const kind = useKindOf(attendee);
  const flow = useFlowFacts();
  const photoIsMissing =
    flow.photoEnabled && getNextPage(attendee, 'Completed', flow) === 'registrationPhoto';
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
