import { useState } from 'react';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import * as settingsCalls from '@summit/contract/calls/settings';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import { fillText } from '@summit/contract/words/text-lookup';
import { isApiError, useServerAction, useServerData, useSessionActions } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Facts } from '@summit/shared-ui/display/facts';
import { formatPrice } from '@summit/shared-ui/display/price';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Section } from '@summit/shared-ui/layout/section';
import { useContactAddress } from '../shared/person-fields/contact.ts';
import { LazyMessageBox } from '../shared/texts/lazy-message-box.tsx';
import * as styles from './my-registration-body.module.css';
import type { MyRegistrationTexts } from './use-my-registration-texts.ts';

type Cancellation = ResponseOf<(typeof myRegistrationCalls)['ownRegistration']>['cancellation'];
export type Cancelled = Pick<Cancellation, 'refund' | 'currency'>;

interface CancelTicketProps {
  cancellation: Cancellation;
  texts: MyRegistrationTexts;
  onCancelled: (cancelled: Cancelled) => void;
  /** Called when a response shows that what is shown has changed meanwhile. */
  onStale: () => void;
}

/** Cancels the ticket, after what it means was shown and confirmed. */
export function CancelTicket(props: CancelTicketProps) {
  const { cancellation, texts } = props;
  const contact = useContactAddress();
  const { state } = cancellation;
  return (
    <Section
      layout="side"
      title={texts['registrationManage.cancel.title']}
      lead={texts['registrationManage.cancel.lead']}
    >
      <div className={styles.body}>
        {state === 'open' || state === 'notRegistered' ? (
          <OpenCancellation {...props} />
        ) : (
          <Notice action={<ButtonLink to={contact}>{texts['registrationManage.cancel.write']}</ButtonLink>}>
            {texts[`registrationManage.cancel.state.${state}`]}
          </Notice>
        )}
      </div>
    </Section>
  );
}

function OpenCancellation({ cancellation, texts, onCancelled, onStale }: CancelTicketProps) {
  const { refund, currency } = cancellation;
  const cancelling = useServerAction(myRegistrationCalls.cancelRegistration);
  const { reload } = useSessionActions();
  const [isAsked, ask] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const back = refund > 0 ? formatPrice(refund, currency) : texts['registrationManage.cancel.ask.nothing'];

  async function cancel() {
    ask(false);
    setFailure(null);
    try {
      const cancelled = await cancelling.run({ body: { refund } });
      onCancelled(cancelled);
      await reload();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
      if (error.code.startsWith('cancellation-')) onStale();
    }
  }

  return (
    <>
      <Terms cancellation={cancellation} texts={texts} />
      {failure !== null && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <Button variant="secondary" busy={cancelling.busy} busyLabel="Cancelling" onClick={() => ask(true)}>
        {texts['registrationManage.cancel.start']}
      </Button>
      {isAsked && (
        <LazyMessageBox
          title={texts['registrationManage.cancel.ask.title']}
          onClose={() => ask(false)}
          labels={{ cancel: texts['registrationManage.cancel.ask.keep'] }}
          confirm={{
            label: texts['registrationManage.cancel.ask.confirm'],
            onConfirm: () => void cancel(),
          }}
        >
          {fillText(texts['registrationManage.cancel.ask.text'], { refund: back })}
        </LazyMessageBox>
      )}
    </>
  );
}

/** What comes back today, and the rule by its dates. */
function Terms({ cancellation, texts }: Pick<CancelTicketProps, 'cancellation' | 'texts'>) {
  const { event } = useServerData(settingsCalls.settings);
  const clock = venueClock(event.timeZone);
  const { paid, refund, currency, refunds, until, text } = cancellation;
  const money = { refund: formatPrice(refund, currency), paid: formatPrice(paid, currency) };
  const today = refund > 0 ? 'refund' : 'nothing';
  return (
    <>
      <p>
        <strong>
          {paid > 0
            ? fillText(texts[`registrationManage.cancel.${today}`], money)
            : texts['registrationManage.cancel.free']}
        </strong>
      </p>
      {paid > 0 && text && <p>{text}</p>}
      {paid > 0 && refunds.length > 0 && (
        <Facts
          items={refunds.map((step) => ({
            term: `${step.percent}%`,
            detail: fillText(texts['registrationManage.cancel.rule'], { day: clock.end(step.until) }),
          }))}
        />
      )}
      {until && <p>{fillText(texts['registrationManage.cancel.until'], { day: clock.end(until) })}</p>}
    </>
  );
}
