import { useEmailConfirmation } from '@summit/shared-auth/email-confirmation';
import { ConfirmAddress } from '@summit/shared-ui/feedback/confirm-address';

/** What an attendee whose address is not confirmed does first: fetched for them alone. */
export function AskConfirmation() {
  return <ConfirmAddress {...useEmailConfirmation()} />;
}
