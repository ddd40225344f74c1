import { type ReactNode, useRef } from 'react';
import { fillText } from '@summit/contract/words/text-lookup';
import type { AttendeeDetails } from '@summit/shared-auth';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { type InvitedTexts, useInvitedTexts } from '../../shared/texts/use-invited-texts.ts';
import * as styles from './extra-tickets.module.css';
import { GuestList } from './guest-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { type ExtraTickets as Tickets, leftToGive, useExtraTickets } from './use-extra-tickets.ts';

interface ExtraTicketsProps {
  package: NonNullable<AttendeeDetails['package']>;
}

/** The extra tickets that came with a package, for an attendee who has some: whom they are given to. */
export function ExtraTickets({ package: { kind } }: ExtraTicketsProps) {
  const texts = useInvitedTexts();
  const { tickets, error, ask, note } = useExtraTickets();
  if (tickets) {
    const isForThem = tickets.extraTicketsCount > 0 || tickets.invitations.length > 0;
    return isForThem && <Shown tickets={tickets} texts={texts} onResponse={note} onStale={ask} />;
  }
  if (error) {
    return (
      <Frame texts={texts}>
        <ErrorState
          title={texts['registrationCompleted.extra.failed.title']}
          error={error}
          safe={texts['registrationCompleted.extra.failed.safe']}
          onRetry={ask}
        />
      </Frame>
    );
  }
  // Extra tickets come with paid packages: for other attendees no space is reserved that would collapse again.
  return (
    kind === 'paid' && (
      <Frame texts={texts}>
        <div className={styles.body}>
          <Skeleton width="45%" height={64} />
          <Skeleton width="min(100%, 738px)" height={168} />
          <Skeleton height={64} />
        </div>
      </Frame>
    )
  );
}

function Frame({ texts, children }: { texts: InvitedTexts; children: ReactNode }) {
  return (
    <div className="no-print">
      <Section
        layout="side"
        title={texts['registrationCompleted.extra.title']}
        lead={texts['registrationCompleted.extra.lead']}
      >
        {children}
      </Section>
    </div>
  );
}

interface ShownProps {
  tickets: Tickets;
  texts: InvitedTexts;
  onResponse: (tickets: Tickets) => void;
  /** Called when a response shows that the invitations have changed elsewhere meanwhile. */
  onStale: () => void;
}

function Shown({ tickets, texts, onResponse, onStale }: ShownProps) {
  const left = leftToGive(tickets);
  const body = useRef<HTMLDivElement>(null);

  function take(response: Tickets) {
    onResponse(response);
    // The response may remove the button that was pressed: move the keyboard focus here.
    body.current?.focus({ preventScroll: true });
  }

  return (
    <Frame texts={texts}>
      <div
        className={styles.body}
        ref={body}
        tabIndex={-1}
        role="group"
        aria-label={texts['registrationCompleted.extra.title']}
      >
        <p className={styles.extraLeft}>
          {fillText(texts['registrationCompleted.extra.left'], {
            left: String(left),
            total: String(tickets.extraTicketsCount),
          })}
        </p>
        <Giving tickets={tickets} left={left} texts={texts} onResponse={take} onStale={onStale} />
        <GuestList invitations={tickets.invitations} texts={texts} onResponse={take} onStale={onStale} />
      </div>
    </Frame>
  );
}

/** The form while tickets are left, and otherwise the reason why there are none. */
function Giving({ tickets, left, texts, onResponse, onStale }: ShownProps & { left: number }) {
  if (!tickets.arePaid) {
    return (
      <Notice tone="warning" title={texts['registrationCompleted.extra.unpaid.title']}>
        {texts['registrationCompleted.extra.unpaid.text']}
      </Notice>
    );
  }
  if (left > 0) return <InviteForm texts={texts} onResponse={onResponse} onStale={onStale} />;
  const isOpen = tickets.invitations.some(({ state }) => state === 'Sent');
  return (
    <Notice title={texts['registrationCompleted.extra.none.title']}>
      {texts[`registrationCompleted.extra.none.${isOpen ? 'open' : 'used'}`]}
    </Notice>
  );
}
