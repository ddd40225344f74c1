import * as messagingCalls from '@summit/contract/calls/messaging';
import { messageBody } from '@summit/contract/shapes/messaging';
import { useServerAction } from '@summit/shared-auth';
import type { OpenedDialogProps } from '@summit/shared-ui/remote';
import { MessageDialog } from '../shared/message-dialog.tsx';

const schema = messageBody.omit(['receiverId']);

/** A message from an attendee to a speaker. */
export default function MessageSpeakerDialog(props: OpenedDialogProps<'messageSpeaker'>) {
  const { receiverId, receiverName, onClose } = props;
  const action = useServerAction(messagingCalls.messageSpeaker);
  return (
    <MessageDialog
      row={messagingCalls.messageSpeaker}
      title={(texts) => texts['messaging.speaker.title']}
      lead={(texts) => texts['messaging.speaker.lead']}
      to={receiverName}
      schema={schema}
      draft={`message-speaker-${receiverId}`}
      send={({ message }, responseKey) => action.run({ body: { receiverId, message }, responseKey })}
      onClose={onClose}
    />
  );
}
