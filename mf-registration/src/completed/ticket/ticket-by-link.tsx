import * as settingsCalls from '@summit/contract/calls/settings';
import * as ticketCalls from '@summit/contract/calls/tickets';
import { useServerData } from '@summit/shared-auth';
import { useServerDataOr } from '@summit/shared-auth/server-view';
import { Container } from '@summit/shared-ui/layout/container';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { TokenRefused } from '../../shared/invitations/token-refused.tsx';
import type { CompletedTexts } from '../use-completed-texts.ts';
import { WelcomeBand } from '../welcome-band.tsx';
import { Ticket } from './ticket.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { TicketPlace } from './ticket-place.tsx';

interface TicketByLinkProps {
  /** The token of the link in an email. */
  link: string;
  texts: CompletedTexts;
}

/** The ticket for anyone who has its link: without a login, and without anything but the ticket. */
export function TicketByLink({ link, texts }: TicketByLinkProps) {
  const settings = useServerData(settingsCalls.settings);
  const ticket = useServerDataOr(ticketCalls.ticket, { query: { ticket: link } }, { 'cqrs-0009': null });
  if (!ticket) {
    return (
      <Container>
        <PageMeta
          title={texts['registrationCompleted.link.title']}
          description={texts['registrationCompleted.meta.description']}
          robots="noindex"
        />
        <TokenRefused
          title={texts['registrationCompleted.link.title']}
          text={texts['registrationCompleted.link.text']}
          contact={texts['registrationCompleted.link.contact']}
        />
      </Container>
    );
  }
  return (
    <>
      <PageMeta
        title={texts['registrationCompleted.header.title']}
        description={texts['registrationCompleted.meta.description']}
        robots="noindex"
      />
      <WelcomeBand
        eyebrow={`${ticket.firstName}, welcome to ${settings.event.name}`}
        title={texts['registrationCompleted.header.title']}
        lead={texts['registrationCompleted.link.lead']}
        actions={<TicketActions ticket={ticket} texts={texts} link={link} />}
      />
      <Container>
        <TicketPlace>
          <Ticket ticket={ticket} settings={settings} texts={texts} kind={ticket.categoryName} />
        </TicketPlace>
      </Container>
    </>
  );
}
