import { visitorErrorMessage } from '@summit/contract/errors/visitor-errors';
import { invitedTexts } from '@summit/contract/texts/invited';
import { useServerTextsQuery } from '@summit/shared-auth';
import { Stack } from '@summit/shared-ui/layout/stack';
import { MessageBox } from '@summit/shared-ui/overlays/message-box';
import type { OpenedDialogProps } from '@summit/shared-ui/remote';

/** Says that an invitation link was never issued. */
export default function UnknownInvitationDialog(props: OpenedDialogProps<'unknownInvitation'>) {
  const { requestId, onClose } = props;
  const texts = useServerTextsQuery(invitedTexts, 'registration');
  return (
    <MessageBox
      title={texts['registrationAttendee.invited.unknown.title']}
      onClose={onClose}
      requestId={requestId ?? undefined}
    >
      <Stack>
        <p>{visitorErrorMessage('cqrs-0009', 'regularInvitationToken')}</p>
        <p>{texts['registrationAttendee.invited.unknown.text']}</p>
      </Stack>
    </MessageBox>
  );
}
