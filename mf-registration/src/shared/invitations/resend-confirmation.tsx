import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { useServerAction } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { useToast } from '@summit/shared-ui/overlays/toast';
import type { RegistrationTexts } from '../texts/use-registration-texts.ts';

/** Emails the confirmation again. The site reports an error, in the words of the error catalogue. */
export function ResendConfirmation({ texts }: { texts: RegistrationTexts }) {
  const resending = useServerAction(attendeeSelfCalls.resendConfirmation);
  const toast = useToast();
  const mailAgain = async () => {
    await resending.run();
    toast(texts['registrationCompleted.resent']);
  };
  return (
    <Button
      variant="quiet"
      icon="mail"
      busy={resending.busy}
      busyLabel="Sending"
      onClick={() => void mailAgain()}
    >
      {texts['registrationCompleted.resend']}
    </Button>
  );
}
