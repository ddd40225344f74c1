import { loginHash } from '@summit/contract/site/page-hashes';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Stack } from '@summit/shared-ui/layout/stack';
import { Corner } from '../parts/corner.tsx';
import { useMessageTexts } from '../parts/message-texts.ts';

interface SessionEndedNoticeProps {
  /** Whether the visitor stays on the page because they are in the middle of something. */
  stays: boolean;
  onClose: () => void;
}

/** The notice that the session has ended. It stays until the visitor has logged in or closed it. */
export function SessionEndedNotice({ stays, onClose }: SessionEndedNoticeProps) {
  const texts = useMessageTexts();
  const action = (
    <Stack row wrap gap={1}>
      <ButtonLink size="small" to={`#${loginHash}`}>
        {texts['frame.session-ended.login']}
      </ButtonLink>
      <Button variant="quiet" size="small" onClick={onClose}>
        {texts['frame.session-ended.close']}
      </Button>
    </Stack>
  );
  return (
    <Corner>
      <Notice tone="warning" live title={texts['frame.session-ended.title']} action={action}>
        {stays ? texts['frame.session-ended.stays'] : undefined}
      </Notice>
    </Corner>
  );
}
