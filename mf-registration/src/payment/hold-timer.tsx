import * as paymentCalls from '@summit/contract/calls/payments';
import * as settingsCalls from '@summit/contract/calls/settings';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { useServerAction, useServerData } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import * as styles from './hold-timer.module.css';
import type { PaymentInfo } from './payment-info.ts';
import type { Hold } from './use-hold.ts';
import { usePaymentTexts } from './use-payment-texts.ts';

/** A longer hold is shown by its date; a countdown of days helps nobody. */
const countedMs = 60 * 60_000;
const shortMs = 2 * 60_000;

/** How long the place is held, and the button that holds it longer. */
export function HoldTimer({ info, hold }: { info: PaymentInfo; hold: Hold }) {
  const texts = usePaymentTexts();
  const { event } = useServerData(settingsCalls.settings);
  const extension = useServerAction(paymentCalls.extendHold, { refreshes: [paymentCalls.paymentInfo] });
  const { heldUntil, extendableUntil } = info;
  if (hold.left === null || heldUntil === null) return null;
  if (hold.left > countedMs) {
    return (
      <div className={styles.box}>
        <span>{texts['registrationPayment.heldUntil']}</span>
        <b>{venueClock(event.timeZone).end(heldUntil)}</b>
      </div>
    );
  }
  const isShort = hold.left <= shortMs;
  const canExtend = extendableUntil !== null && Date.parse(extendableUntil) > Date.parse(heldUntil);
  return (
    <div className={styles.box} data-short={isShort ? '' : undefined}>
      <span id="hold-timer">{texts['registrationPayment.held']}</span>
      <strong role="timer" aria-labelledby="hold-timer" aria-live="off">
        {minutesAndSeconds(hold.left)}
      </strong>
      <span role="status">{isShort ? texts['registrationPayment.short'] : ''}</span>
      {extension.error && (
        <ErrorState title={texts['registrationPayment.extendFailed']} error={extension.error} />
      )}
      {canExtend && (
        <Button
          variant="secondary"
          busy={extension.busy}
          busyLabel="One moment"
          onClick={() => void extension.run().catch(() => undefined)}
        >
          {texts['registrationPayment.extend']}
        </Button>
      )}
    </div>
  );
}

/** `14:05`, as a clock that runs down. */
function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
