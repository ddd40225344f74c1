import * as messagingCalls from '@summit/contract/calls/messaging';
import * as settingsCalls from '@summit/contract/calls/settings';
import { email, messageText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { sessionMessageBody } from '@summit/contract/shapes/messaging';
import { useServerAction, useServerDataQuery, useSession } from '@summit/shared-auth';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import type { OpenedDialogProps } from '@summit/shared-ui/remote';
import { MessageDialog } from '../shared/message-dialog.tsx';

const asked = sessionMessageBody.omit(['sessionId']);

/** The rules of the server: an email address from visitors who are not signed in, and a question of limited length. */
function schemaFor(isSignedIn: boolean, limit: number) {
  const message = messageText(limit);
  return isSignedIn ? asked.shape({ message }) : asked.shape({ message, email: email() });
}

/** A question about a session; a signed-in visitor need not enter their details. */
export default function AskSessionDialog(props: OpenedDialogProps<'askSession'>) {
  const { sessionId, sessionTitle, onClose } = props;
  const attendee = useSession((state) => state.attendee);
  const action = useServerAction(messagingCalls.messageSession);
  const { data: settings } = useServerDataQuery(settingsCalls.settings);
  const allowed = settings?.agenda.askQuestion.charactersLimit ?? 0;
  const limit = allowed > 0 ? allowed : limits.question;
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
      schema={schemaFor(attendee !== null, limit)}
      limit={limit}
      draft={`ask-session-${sessionId}`}
      fields={(field, texts) =>
        attendee ? null : (
          <EmailField {...field('email')} name="email" label={texts['messaging.form.email']} required />
        )
      }
      send={(values, responseKey) => action.run({ body: { ...values, ...asker, sessionId }, responseKey })}
      onClose={onClose}
    />
  );
}
