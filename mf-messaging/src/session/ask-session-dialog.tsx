import { messagingCalls, sessionMessageBody } from '@summit/contract/calls/messaging';
import { useServerAction, useSession } from '@summit/shared-auth';
import { EmailField } from '@summit/shared-ui/form/email-field';
import type { OpenedDialogProps } from '@summit/shared-ui/remote';
import { MessageDialog } from '../shared/message-dialog.tsx';

const schema = sessionMessageBody.omit(['sessionId']);

/** A question about a session; a signed-in visitor need not enter their details. */
export default function AskSessionDialog(props: OpenedDialogProps<'askSession'>) {
  const { sessionId, sessionTitle, onClose } = props;
  const attendee = useSession((state) => state.attendee);
  const action = useServerAction(messagingCalls.messageSession);
  const asker = attendee && {
    firstName: attendee.firstName,
    lastName: attendee.lastName,
    company: attendee.company ?? undefined,
    jobTitle: attendee.jobTitle ?? undefined,
  };
  return (
    <MessageDialog
      row={messagingCalls.messageSession}
      title={(texts) => texts['messaging.session.title']}
      lead={(texts) => texts['messaging.session.lead']}
      to={sessionTitle}
      schema={schema}
      draft={`ask-session-${sessionId}`}
      fields={(field, texts) =>
        attendee ? null : (
          <EmailField {...field('email')} name="email" label={texts['messaging.form.email']} optional />
        )
      }
      send={(values, responseKey) => action.run({ body: { ...values, ...asker, sessionId }, responseKey })}
      onClose={onClose}
    />
  );
}
