import { loginHash } from '@summit/contract/site-map';
import { Button } from '@summit/shared-ui/form/button';
import { ButtonLink } from '@summit/shared-ui/form/button-link';
import { DialogFrame } from '@summit/shared-ui/overlays/dialog-frame';
import { messageButtons } from '@summit/shared-ui/overlays/message-box';
import { useMessagingTexts } from '../shared/use-messaging-texts.ts';

/** What the server would say to whoever is not logged in, before they have written anything; and the way to log in. */
export function PleaseLogin({ onClose }: { onClose: () => void }) {
  const texts = useMessagingTexts();
  return (
    <DialogFrame
      role="alertdialog"
      title={texts['messaging.error.title']}
      onClose={onClose}
      width={520}
      actions={
        <>
          <ButtonLink to={`#${loginHash}`} onClick={onClose}>
            {texts['messaging.error.login.action']}
          </ButtonLink>
          <Button variant="secondary" onClick={onClose}>
            {messageButtons.ok}
          </Button>
        </>
      }
    >
      <p className="lead">{texts['messaging.error.login']}</p>
    </DialogFrame>
  );
}
