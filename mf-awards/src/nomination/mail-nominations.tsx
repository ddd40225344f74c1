import * as awardsCalls from '@summit/contract/calls/awards';
import { nominationTexts } from '@summit/contract/texts/nomination';
import { useServerAction, useServerTexts } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { useToast } from '@summit/shared-ui/overlays/toast';

/** Emails an attendee a copy of their nominations. The site reports an error, with the message of the error catalogue. */
export function MailNominations() {
  const texts = useServerTexts(nominationTexts, 'awards');
  const mailing = useServerAction(awardsCalls.mailMyNominations);
  const toast = useToast();
  const mailCopy = async () => {
    await mailing.run();
    toast(texts['awardsNominationForm.own.mailed']);
  };
  return (
    <div>
      <Button
        variant="quiet"
        icon="mail"
        busy={mailing.busy}
        busyLabel={texts['awardsNominationForm.own.mailing']}
        onClick={() => void mailCopy()}
      >
        {texts['awardsNominationForm.own.mail']}
      </Button>
    </div>
  );
}
