import * as messagingCalls from '@summit/contract/calls/messaging';
import { blitzMessageBody } from '@summit/contract/shapes/messaging';
import { useServerAction } from '@summit/shared-auth';
import type { OpenedDialogProps } from '@summit/shared-ui/remote';
import { MessageDialog } from '../shared/message-dialog.tsx';
import { PleaseLogin } from '../shared/please-login.tsx';

const schema = blitzMessageBody.omit(['blitzId', 'contactId', 'receiverEmail']);

/** A message from an attendee to a participant of a networking blitz; other visitors are asked to log in first. */
export default function MessageBlitzParticipantDialog(props: OpenedDialogProps<'messageBlitzParticipant'>) {
  const { blitzId, contactId, receiverName, onClose } = props;
  const action = useServerAction(messagingCalls.messageBlitzParticipant);
  if (contactId === null) return <PleaseLogin onClose={onClose} />;
  return (
    <MessageDialog
      row={messagingCalls.messageBlitzParticipant}
      title={(texts) => texts['messaging.blitz.title']}
      lead={(texts) => texts['messaging.blitz.lead']}
      to={receiverName}
      schema={schema}
      draft={`message-blitz-${blitzId}-${contactId}`}
      send={({ message }, responseKey) => action.run({ body: { blitzId, contactId, message }, responseKey })}
      onClose={onClose}
    />
  );
}
