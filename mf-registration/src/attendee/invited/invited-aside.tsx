import styled from '@emotion/styled';
import * as settingsCalls from '@summit/contract/calls/settings';
import { daySpan } from '@summit/contract/money-and-time/day-words';
import { loginHash } from '@summit/contract/site/page-hashes';
import { useServerData } from '@summit/shared-auth';
import { Facts } from '@summit/shared-ui/layout/facts';
import { Motif } from '@summit/shared-ui/motion/motif';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { InvitedTexts } from '../../shared/texts/use-invited-texts.ts';
import type { Invitation } from './use-invitation.ts';

const Gift = styled.div`
  position: relative;
  display: grid;
  align-content: end;
  gap: 6px;
  min-height: 190px;
  padding: 20px;
  overflow: hidden;
  isolation: isolate;
  border-radius: var(--radius);
  background: var(--paper);
  color: var(--ink);
  & > .gift-motif {
    position: absolute;
    z-index: -1;
    inset: 0 0 0 34%;
    mask-image: linear-gradient(#000 45%, transparent 80%);
  }
  & > strong {
    font-size: var(--h3);
    font-weight: 740;
    line-height: 1.1;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

interface InvitedAsideProps {
  invitation: Invitation;
  texts: InvitedTexts;
}

/** Beside the form: the extra ticket, who gives it away, and a login for anyone who has already begun. */
export function InvitedAside({ invitation, texts }: InvitedAsideProps) {
  const { event, theme } = useServerData(settingsCalls.settings);
  const { inviterName, company } = invitation;
  return (
    <aside aria-label={texts['registrationAttendee.invited.ticket']}>
      <Gift data-tone="ink">
        <div className="gift-motif">
          <Motif seed={theme.decorativeAccents.motifSeed} variant="card" />
        </div>
        <p>{texts['registrationAttendee.invited.ticket']}</p>
        <strong>{event.name}</strong>
      </Gift>
      <Facts
        items={[
          {
            term: texts['registrationAttendee.invited.from'],
            detail: company ? `${inviterName}, ${company}` : inviterName,
          },
          { term: texts['registrationAttendee.invited.days'], detail: daySpan(event.startsOn, event.endsOn) },
          { term: texts['registrationAttendee.invited.venue'], detail: `${event.venue}, ${event.city}` },
          {
            term: texts['registrationAttendee.invited.price'],
            detail: texts['registrationAttendee.invited.nothing'],
          },
        ]}
      />
      <p>
        {texts['registrationAttendee.invited.begunBefore']} <SiteLink to={`#${loginHash}`}>Log in</SiteLink>
      </p>
    </aside>
  );
}
