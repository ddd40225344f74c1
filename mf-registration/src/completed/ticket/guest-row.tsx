import * as settingsCalls from '@summit/contract/calls/settings';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerData } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { Tag } from '@summit/shared-ui/display/tag';
import type { InvitedTexts } from '../../shared/texts/use-invited-texts.ts';
import * as styles from './guest-row.module.css';
import type { SentInvitation } from './use-extra-tickets.ts';

const tones = { Sent: 'plain', Started: 'accent', Completed: 'success' } as const;

interface GuestRowProps {
  invitation: SentInvitation;
  texts: InvitedTexts;
  busy: boolean;
  /** The action of another row is in progress. */
  blocked: boolean;
  onAgain: () => void;
  onWithdraw: () => void;
}

/** An invited person. Until somebody has begun with the link, it can be sent again or withdrawn. */
export function GuestRow({ invitation, texts, busy, blocked, onAgain, onWithdraw }: GuestRowProps) {
  const { event } = useServerData(settingsCalls.settings);
  const { email, state, sentAt } = invitation;
  const day = venueClock(event.timeZone).fullDay(sentAt);
  return (
    <li className={styles.row}>
      <div className={styles.guest}>
        <strong>{email}</strong>
        <p>
          <Tag tone={tones[state]}>{texts[`registrationCompleted.extra.state.${state}`]}</Tag>
          <span>{fillText(texts['registrationCompleted.extra.sentOn'], { day })}</span>
        </p>
      </div>
      {state === 'Sent' && (
        <div className={styles.guestActions}>
          <Button variant="secondary" size="small" busy={busy} disabled={blocked} onClick={onAgain}>
            {texts['registrationCompleted.extra.again']}
            <span className="visually-hidden"> to {email}</span>
          </Button>
          <Button variant="quiet" size="small" disabled={busy || blocked} onClick={onWithdraw}>
            {texts['registrationCompleted.extra.withdraw']}
            <span className="visually-hidden"> the invitation of {email}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
