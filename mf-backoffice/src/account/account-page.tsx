import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import { passkeyErrors } from '@summit/contract/errors/passkey-errors';
import { useRead } from '../shared/data/read.ts';
import { Loaded } from '../shared/parts/loaded.tsx';
import { Screen } from '../shared/parts/screen.tsx';
import { Section } from '../shared/parts/section.tsx';
import { canUsePasskeys } from '../shared/passkeys/ask-browser.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { OtherDevices } from './other-devices.tsx';
import { PasskeyTable } from './passkey-table.tsx';

/** What an organiser logs in with, and where they are logged in. */
export default function AccountPage() {
  const passkeys = useRead(passkeyCalls.passkeys);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Screen title="Your account" lead="What you log in with, and what to do when you lose it.">
      <Section title="Passkeys">
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '66ch' }}>
          A passkey is on your telephone, your computer or a security key, which asks for your finger, your
          face or a PIN. It stands for password and code together, and works on no false site. You get an
          email about each change.
        </Typography>
        <Loaded of={passkeys}>{(read) => <PasskeyTable passkeys={read.passkeys} />}</Loaded>
        {canUsePasskeys() ? (
          <Button variant="contained" sx={{ mt: 3 }} onClick={() => setIsAdding(true)}>
            Add a passkey
          </Button>
        ) : (
          <Typography sx={{ mt: 3 }}>{passkeyErrors['passkey-0001'].message}</Typography>
        )}
      </Section>
      <Section title="Password and code">
        <Typography sx={{ maxWidth: '66ch' }}>
          Your password with the code of your authenticator always lets you in. Where you have lost one of
          them, ask an owner for a new link: with it you choose both again, and your passkeys are removed.
        </Typography>
      </Section>
      <OtherDevices />
      {isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} />}
    </Screen>
  );
}
