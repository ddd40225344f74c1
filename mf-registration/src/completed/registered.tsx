import styled from '@emotion/styled';
import { settingsCalls } from '@summit/contract/calls/settings';
import { href } from '@summit/contract/href';
import { useServerData, type AttendeeDetails } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Container } from '@summit/shared-ui/layout/container';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { useFlowFacts, whereToGoOn } from '../shared/flow.ts';
import type { RegistrationTexts } from '../shared/use-registration-texts.ts';
import { calendarFile } from './calendar-file.ts';
import { ExtraTickets } from './extra-tickets.tsx';
import { NextSteps } from './next-steps.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { Ticket } from './ticket.tsx';
import { WelcomeBand } from './welcome-band.tsx';

const Place = styled.div`
  position: relative;
  margin-top: clamp(-172px, -12vw, -108px);
  padding-bottom: var(--section);
  @media print {
    margin-top: 0;
  }
`;

/** A complete registration: the ticket, the calendar file, what comes next. */
export function Registered({ attendee, texts }: { attendee: AttendeeDetails; texts: RegistrationTexts }) {
  const settings = useServerData(settingsCalls.settings);
  const { eventUrl } = useServerData(settingsCalls.globalSettings);
  const flow = useFlowFacts();
  const file = calendarFile(settings, `${eventUrl}${href('registrationCompleted')}`);
  const photoIsMissing =
    flow.photoEnabled && whereToGoOn(attendee, 'Completed', flow) === 'registrationPhoto';
  const calendar = (
    <ButtonLink
      to={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={fileName(settings.event.name)}
      variant="secondary"
      icon="calendar"
    >
      Calendar file
    </ButtonLink>
  );
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
            {calendar}
            <Button variant="quiet" icon="ticket" onClick={() => window.print()}>
              Print the ticket
            </Button>
            <ResendConfirmation texts={texts} />
          </>
        }
      />
      <Container>
        <Place>
          <Ticket attendee={attendee} settings={settings} />
        </Place>
      </Container>
      {attendee.package && <ExtraTickets package={attendee.package} />}
      <NextSteps texts={texts} calendar={calendar} photoIsMissing={photoIsMissing} />
    </>
  );
}

/** `summit-london-2027.ics` */
function fileName(event: string): string {
  const words = event.toLowerCase().match(/[a-z0-9]+/g) ?? ['event'];
  return `${words.join('-')}.ics`;
}
