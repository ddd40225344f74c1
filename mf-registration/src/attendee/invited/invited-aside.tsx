import * as settingsCalls from '@summit/contract/calls/settings';
import { daySpan } from '@summit/contract/money-and-time/day-words';
import { loginHash } from '@summit/contract/site/page-hashes';
import { useServerData } from '@summit/shared-auth';
import { Facts } from '@summit/shared-ui/display/facts';
import { Motif } from '@summit/shared-ui/motion/motif';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { InvitedTexts } from '../../shared/texts/use-invited-texts.ts';
import * as styles from './invited-aside.module.css';
import type { Invitation } from './use-invitation.ts';

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
      <div className={styles.gift} data-tone="ink">
        <div className={styles.giftMotif}>
          <Motif seed={theme.decorativeAccents.motifSeed} variant="card" />
        </div>
        <p>{texts['registrationAttendee.invited.ticket']}</p>
        <strong>{event.name}</strong>
      </div>
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
