import { useId, useState } from 'react';
import * as invitationCalls from '@summit/contract/calls/invitations';
import { fillText } from '@summit/contract/words/text-lookup';
import { isApiError, useServerAction } from '@summit/shared-auth';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { LazyMessageBox } from '../../shared/texts/lazy-message-box.tsx';
import type { InvitedTexts } from '../../shared/texts/use-invited-texts.ts';
import * as styles from './guest-list.module.css';
import { GuestRow } from './guest-row.tsx';
import type { ExtraTickets, SentInvitation } from './use-extra-tickets.ts';

interface GuestListProps {
  invitations: readonly SentInvitation[];
  texts: InvitedTexts;
  onResponse: (tickets: ExtraTickets) => void;
  onStale: () => void;
}

/** The people an attendee has invited, their progress, and the actions still possible. */
export function GuestList({ invitations, texts, onResponse, onStale }: GuestListProps) {
  const headingId = useId();
  const again = useServerAction(invitationCalls.sendInvitation);
  const withdrawal = useServerAction(invitationCalls.withdrawInvitation);
  const [underWay, setUnderWay] = useState<string | null>(null);
  const [asked, ask] = useState<SentInvitation | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();

  /** Reports the outcome of an action on one invitation; a refused one has changed elsewhere. */
  async function perform(id: string, action: () => Promise<ExtraTickets>, done: string) {
    setFailure(null);
    setUnderWay(id);
    try {
      onResponse(await action());
      toast(done);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
      if (error.code !== 'network-0001') onStale();
    } finally {
      setUnderWay(null);
    }
  }

  function sendAgain({ id, email }: SentInvitation) {
    const done = fillText(texts['registrationCompleted.extra.sent'], { email });
    void perform(id, () => again.run({ body: { email } }), done);
  }

  function withdraw({ id, email }: SentInvitation) {
    ask(null);
    const done = fillText(texts['registrationCompleted.extra.withdrawn'], { email });
    void perform(id, () => withdrawal.run({ params: { id } }), done);
  }

  return (
    <div className={styles.block}>
      <h3 id={headingId}>{texts['registrationCompleted.extra.invited']}</h3>
      {failure !== null && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      {invitations.length === 0 ? (
        <p>{texts['registrationCompleted.extra.empty']}</p>
      ) : (
        <ul className={styles.guests} aria-labelledby={headingId} role="list">
          {invitations.map((invitation) => (
            <GuestRow
              key={invitation.id}
              invitation={invitation}
              texts={texts}
              busy={underWay === invitation.id}
              blocked={underWay !== null && underWay !== invitation.id}
              onAgain={() => sendAgain(invitation)}
              onWithdraw={() => ask(invitation)}
            />
          ))}
        </ul>
      )}
      {asked && (
        <LazyMessageBox
          title={texts['registrationCompleted.extra.withdraw.title']}
          onClose={() => ask(null)}
          confirm={{
            label: texts['registrationCompleted.extra.withdraw.confirm'],
            onConfirm: () => withdraw(asked),
          }}
        >
          {fillText(texts['registrationCompleted.extra.withdraw.text'], { email: asked.email })}
        </LazyMessageBox>
      )}
    </div>
  );
}
