import { Divider, Stack, Typography } from '@mui/material';
import * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import { signWithPasskey } from '../shared/passkeys/ask-browser.ts';
import { PasskeyButton } from '../shared/passkeys/passkey-button.tsx';
import { useAcceptLogin } from '../shared/session/accept-login.ts';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';

/** Logs in with a passkey, which replaces password and code and identifies its owner. */
export function LoginWithPasskey() {
  const call = useOrganiserCall();
  const accept = useAcceptLogin();
  const logIn = async () => {
    const request = await call(passkeyCalls.passkeyLoginChallenge);
    const used = await signWithPasskey(request);
    await accept(await call(passkeyCalls.passkeyLogin, { body: used }));
  };
  return (
    <Stack spacing={2.5}>
      <Divider>
        <Typography variant="body2" color="textSecondary">
          or
        </Typography>
      </Divider>
      <PasskeyButton onUse={logIn}>Use a passkey</PasskeyButton>
    </Stack>
  );
}
