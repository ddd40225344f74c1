import { useState } from 'react';
import * as settingsCalls from '@summit/contract/calls/settings';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerData } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Section } from '@summit/shared-ui/layout/section';
import { useContactAddress } from '../shared/person-fields/contact.ts';
import { OpenOffer } from './open-offer.tsx';
import type { Transfer } from './transfer.ts';
import { TransferForm } from './transfer-form.tsx';
import * as styles from './transfer-ticket.module.css';
import type { MyRegistrationTexts } from './use-my-registration-texts.ts';

interface TransferTicketProps {
  transfer: Transfer;
  attendeeId: string;
  texts: MyRegistrationTexts;
  /** Called when a response shows that what is shown has changed meanwhile. */
  onStale: () => void;
}

/** Offers the ticket to a colleague, or shows to whom it is offered. */
export function TransferTicket(props: TransferTicketProps) {
  const { transfer, texts } = props;
  return (
    <Section
      layout="side"
      title={texts['registrationManage.transfer.title']}
      lead={texts['registrationManage.transfer.lead']}
    >
      <div className={styles.body}>
        <WithState {...props} state={transfer.state} />
      </div>
    </Section>
  );
}

function WithState({ state, ...props }: TransferTicketProps & Pick<Transfer, 'state'>) {
  const { event } = useServerData(settingsCalls.settings);
  const contact = useContactAddress();
  const [isNew, setNew] = useState(false);
  const { transfer, texts } = props;
  const moment = venueClock(event.timeZone).end(transfer.until);
  switch (state) {
    case 'notRegistered':
      return null;
    case 'open':
      return transfer.offer ? (
        <OpenOffer {...props} offer={transfer.offer} isNew={isNew} />
      ) : (
        <>
          <div className={styles.transferWords}>
            <p>{texts['registrationManage.transfer.how']}</p>
            <p>{fillText(texts['registrationManage.transfer.until'], { moment })}</p>
          </div>
          <TransferForm {...props} onOffered={() => setNew(true)} />
        </>
      );
    default:
      return (
        <Notice action={<ButtonLink to={contact}>{texts['registrationManage.cancel.write']}</ButtonLink>}>
          {texts[`registrationManage.transfer.state.${state}`]}
        </Notice>
      );
  }
}
