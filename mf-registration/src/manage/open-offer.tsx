import { useEffect, useRef, useState } from 'react';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { fillText } from '@summit/contract/words/text-lookup';
import { isApiError, useServerAction, useServerData } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { LazyMessageBox } from '../shared/texts/lazy-message-box.tsx';
import type { Transfer } from './transfer.ts';
import type { MyRegistrationTexts } from './use-my-registration-texts.ts';

interface OpenOfferProps {
  offer: NonNullable<Transfer['offer']>;
  /** Whether it replaces the form that was just sent. */
  isNew: boolean;
  texts: MyRegistrationTexts;
  onStale: () => void;
}

/** To whom the ticket is offered, and until when; the holder can withdraw it. Takes the focus of the form it replaces. */
export function OpenOffer({ offer, isNew, texts, onStale }: OpenOfferProps) {
  const { event } = useServerData(settingsCalls.settings);
  const withdrawing = useServerAction(ticketTransferCalls.withdrawTicketOffer, {
    refreshes: [myRegistrationCalls.ownRegistration],
  });
  const toast = useToast();
  const [isAsked, ask] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A page that is opened leaves the focus where it is, and so does a visitor who has gone on meanwhile.
    const isLost = document.activeElement === document.body;
    if (isNew && isLost) place.current?.focus({ preventScroll: true });
  }, [isNew]);
  const values = {
    name: `${offer.firstName} ${offer.lastName}`,
    email: offer.email,
    moment: venueClock(event.timeZone).end(offer.expiresAt),
  };

  async function withdraw() {
    ask(false);
    try {
      await withdrawing.run({});
      toast(texts['registrationManage.transfer.withdrawn']);
    } catch (error) {
      if (!isApiError(error) || error.code !== 'transfer-0001') throw error;
      toast(error.message);
      onStale();
    }
  }

  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        live
        title={fillText(texts['registrationManage.transfer.offered'], values)}
        action={
          <Button
            variant="secondary"
            size="small"
            busy={withdrawing.busy}
            busyLabel="Withdrawing"
            onClick={() => ask(true)}
          >
            {texts['registrationManage.transfer.withdraw']}
          </Button>
        }
      >
        {fillText(texts['registrationManage.transfer.offered.text'], values)}
      </Notice>
      {isAsked && (
        <LazyMessageBox
          title={texts['registrationManage.transfer.withdraw.title']}
          onClose={() => ask(false)}
          labels={{ cancel: texts['registrationManage.transfer.withdraw.stay'] }}
          confirm={{
            label: texts['registrationManage.transfer.withdraw.confirm'],
            onConfirm: () => void withdraw(),
          }}
        >
          {fillText(texts['registrationManage.transfer.withdraw.text'], values)}
        </LazyMessageBox>
      )}
    </div>
  );
}
