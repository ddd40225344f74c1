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

/** The organiser's own account: password, authenticator, passkeys and sessions. */
export default function AccountPage() {
  const passkeys = useRead(passkeyCalls.passkeys);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Screen title="Your account" lead="How you log in, and what to do if you lose access.">
      <Section title="Passkeys">
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '66ch' }}>
          A passkey is on your phone, your computer or a security key, which asks for your fingerprint, your
          face or a PIN. It replaces password and code together, and does not work on fake sites. You get an
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
          You can always log in with your password and a code from your authenticator. If you have lost
          either, ask an owner for a new link: with it you set up both again, and your passkeys are removed.
        </Typography>
      </Section>
      <OtherDevices />
      {isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} />}
    </Screen>
  );
}
