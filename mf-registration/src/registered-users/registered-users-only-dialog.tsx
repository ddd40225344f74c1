import * as contentCalls from '@summit/contract/calls/content';
import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { frameMessageTexts } from '@summit/contract/texts/frame-messages';
import { textsFrom } from '@summit/contract/words/text-lookup';
import { useServerDataQuery } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { DialogFrame } from '@summit/shared-ui/overlays/dialog-frame';
import type { OpenedDialogProps } from '@summit/shared-ui/remote';

/** Says that an action is for registered users, and offers both registering and logging in. */
export default function RegisteredUsersOnlyDialog(props: OpenedDialogProps<'registeredUsersOnly'>) {
  const { message, onClose } = props;
  const { data } = useServerDataQuery(contentCalls.staticContent, {
    query: { 'filter.Name.StartsWith': 'frame.' },
  });
  const texts = textsFrom({ ...frameTexts, ...frameMessageTexts }, data?.staticContent);
  return (
    <DialogFrame
      title={texts['frame.registered-users.title']}
      onClose={onClose}
      width={520}
      actions={
        <>
          <ButtonLink to={href(pages.registrationAttendee)} onClick={onClose}>
            {texts['frame.registered-users.register']}
          </ButtonLink>
          <ButtonLink to={`#${loginHash}`} variant="secondary" onClick={onClose}>
            {texts['frame.menu.login']}
          </ButtonLink>
        </>
      }
    >
      <p className="lead">{message ?? texts['frame.registered-users.message']}</p>
      <p>
        Registering takes about four minutes. If you already have an account, log in and carry on where you
        left off.
      </p>
    </DialogFrame>
  );
}
