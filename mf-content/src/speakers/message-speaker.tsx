import { useRegisteredAction } from '@summit/shared-site/visitor/registered-action';
import { Button } from '@summit/shared-ui/actions/button';
import { useOpenDialog } from '@summit/shared-ui/overlays/open-dialog';

/** Opens a message to a speaker, for registered attendees. */
export function MessageSpeaker({
  speakerId,
  name,
  label,
}: {
  speakerId: string;
  name: string;
  label: string;
}) {
  const act = useRegisteredAction();
  const openDialog = useOpenDialog();
  const write = () => openDialog('messageSpeaker', { receiverId: speakerId, receiverName: name });
  return (
    <Button icon="mail" wide onClick={() => act(write)}>
      {label}
    </Button>
  );
}
