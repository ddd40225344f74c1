import * as settingsCalls from '@summit/contract/calls/settings';
import { daySpan } from '@summit/contract/money-and-time/day-words';
import { href } from '@summit/contract/site/href';
import { messagesHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerData } from '@summit/shared-auth';
import type { SignedInVisitor } from '@summit/shared-site/visitor/visitor';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Facts } from '@summit/shared-ui/display/facts';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Section } from '@summit/shared-ui/layout/section';
import { ResendConfirmation } from '../shared/invitations/resend-confirmation.tsx';
import { getNextPage, stepAddress, useFlowFacts } from '../shared/steps/flow.ts';
import { useKindOf } from '../shared/steps/use-kind-of.ts';
import { useRegistrationTexts } from '../shared/texts/use-registration-texts.ts';
import * as styles from './own-ticket.module.css';
import type { MyRegistrationTexts } from './use-my-registration-texts.ts';

interface OwnTicketProps {
  visitor: SignedInVisitor;
  texts: MyRegistrationTexts;
}

/** The ticket, or where the registration goes on. */
export function OwnTicket({ visitor, texts }: OwnTicketProps) {
  return (
    <Section layout="side" ruled={false} title={texts['registrationManage.ticket.title']}>
      <div className={styles.body}>
        {visitor.status === 'Completed' ? (
          <Ticket visitor={visitor} texts={texts} />
        ) : (
          <NoTicketYet visitor={visitor} texts={texts} />
        )}
      </div>
    </Section>
  );
}

function Ticket({ visitor: { attendee }, texts }: OwnTicketProps) {
  const { event } = useServerData(settingsCalls.settings);
  const { photoEnabled } = useFlowFacts();
  const registrationTexts = useRegistrationTexts();
  const kind = useKindOf(attendee);
  return (
    <>
      <Facts
        items={[
          { term: 'Ticket', detail: attendee.package?.name ?? kind },
          { term: 'Number', detail: attendee.ticketNumber ?? '' },
          { term: 'Days', detail: daySpan(event.startsOn, event.endsOn) },
        ]}
      />
      <div className={styles.ticketActions}>
        <ButtonLink to={href(pages.registrationCompleted)} icon="ticket">
          {texts['registrationManage.ticket.open']}
        </ButtonLink>
        <ResendConfirmation texts={registrationTexts} />
        {photoEnabled && (
          <ButtonLink to={href(pages.registrationPhoto)} variant="quiet">
            {texts['registrationManage.ticket.photo']}
          </ButtonLink>
        )}
        <ButtonLink to={`${href(pages.meet)}#${messagesHash}`} variant="quiet">
          {texts['registrationManage.ticket.messages']}
        </ButtonLink>
        <ButtonLink to={href(pages.changePassword)} variant="quiet">
          {texts['registrationManage.ticket.password']}
        </ButtonLink>
      </div>
    </>
  );
}

function NoTicketYet({ visitor: { attendee, status }, texts }: OwnTicketProps) {
  const registrationTexts = useRegistrationTexts();
  const next = getNextPage(attendee, status, useFlowFacts()) ?? 'registration';
  const step = registrationTexts[`${next}.header.title`];
  return (
    <EmptyState
      level={3}
      title={texts['registrationManage.ticket.none.title']}
      action={
        <ButtonLink to={stepAddress(next)} icon="arrow-right">
          {registrationTexts['steps.continue']}
        </ButtonLink>
      }
    >
      {fillText(texts['registrationManage.ticket.none.text'], { step })}
    </EmptyState>
  );
}
