import { contentCalls } from '@summit/contract/calls/content';
import { errorMessage } from '@summit/contract/errors';
import { textsFrom } from '@summit/contract/text-lookup';
import { invitedTexts } from '@summit/contract/texts/invited';
import { useServerDataLater } from '@summit/shared-auth';
import { Stack } from '@summit/shared-ui/layout/stack';
import { MessageBox } from '@summit/shared-ui/overlays/message-box';
import type { OpenedDialogProps } from '@summit/shared-ui/remote';

/** Somebody came with the link of an invitation that nobody has sent. */
export default function UnknownInvitationDialog(props: OpenedDialogProps<'unknownInvitation'>) {
  const { requestId, onClose } = props;
  const { data } = useServerDataLater(contentCalls.staticContent, {
    query: { 'filter.Name.StartsWith': 'registration' },
  });
  const texts = textsFrom(invitedTexts, data?.staticContent);
  return (
    <MessageBox
      title={texts['registrationAttendee.invited.unknown.title']}
      onClose={onClose}
      requestId={requestId ?? undefined}
    >
      <Stack>
        <p>{errorMessage('cqrs-0009', 'regularInvitationToken')}</p>
        <p>{texts['registrationAttendee.invited.unknown.text']}</p>
      </Stack>
    </MessageBox>
  );
}
