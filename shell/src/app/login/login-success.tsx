import * as settingsCalls from '@summit/contract/calls/settings';
import { useServerDataQuery, useSession } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { Stack } from '@summit/shared-ui/layout/stack';
import { messageButtons } from '@summit/shared-ui/overlays/message-box';
import { continueTarget } from '../parts/continue-target.ts';
import type { LoginTexts } from './login-texts.ts';

interface LoginSuccessProps {
  texts: LoginTexts;
  onClose: () => void;
}

/** The success message, with a link to continue an unfinished registration. */
export function LoginSuccess({ texts, onClose }: LoginSuccessProps) {
  const attendee = useSession((state) => state.attendee);
  const status = useSession((state) => state.registrationStatus);
  const { data: switches } = useServerDataQuery(settingsCalls.globalSettings);
  const target = continueTarget(attendee, status, switches?.attendeePhotoIsDisabled !== true);
  return (
    <>
      <div role="status">
        <Stack gap={1}>
          <p className="lead">{texts['login.success.message']}</p>
          {status && <p>{status.message}</p>}
        </Stack>
      </div>
      <FormActions>
        {target !== null && <ButtonLink to={target}>{texts['login.success.continue']}</ButtonLink>}
        <Button variant={target === null ? 'primary' : 'secondary'} onClick={onClose}>
          {messageButtons.done}
        </Button>
      </FormActions>
    </>
  );
}
