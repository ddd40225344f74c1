import { useEmailConfirmation } from '@summit/shared-auth/email-confirmation';
import { ConfirmAddress } from '@summit/shared-ui/feedback/confirm-address';

/** Asks an attendee to confirm their address first; loaded only for those who need it. */
export function AskConfirmation() {
  return <ConfirmAddress {...useEmailConfirmation()} />;
}
