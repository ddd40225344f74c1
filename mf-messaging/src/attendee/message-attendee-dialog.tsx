import * as messagingCalls from '@summit/contract/calls/messaging';
import { messageBody } from '@summit/contract/shapes/messaging';
import { useServerAction } from '@summit/shared-auth';
import type { OpenedDialogProps } from '@summit/shared-ui/remote';
import { MessageDialog } from '../shared/message-dialog.tsx';

const schema = messageBody.omit(['receiverId']);

/** A message from one attendee to another. */
export default function MessageAttendeeDialog(props: OpenedDialogProps<'messageAttendee'>) {
  const { receiverId, receiverName, onClose } = props;
  const action = useServerAction(messagingCalls.messageAttendee);
  return (
    <MessageDialog
      row={messagingCalls.messageAttendee}
      title={(texts) => texts['messaging.attendee.title']}
      lead={(texts) => texts['messaging.attendee.lead']}
      to={receiverName}
      schema={schema}
      draft={`message-attendee-${receiverId}`}
      send={({ message }, responseKey) => action.run({ body: { receiverId, message }, responseKey })}
      onClose={onClose}
    />
  );
}
