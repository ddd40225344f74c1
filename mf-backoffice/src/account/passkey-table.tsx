import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { DataTable } from '../shared/parts/data-table.tsx';
import { Empty } from '../shared/parts/empty.tsx';
import { MomentText } from '../shared/parts/moment-text.tsx';
import type { Passkey } from './passkey.ts';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

type Opened = { dialog: 'rename' | 'remove'; passkey: Passkey } | null;

/** The organiser's own passkeys, with the actions for each. */
export function PasskeyTable({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  if (passkeys.length === 0) {
    return <Empty title="No passkeys yet">Add one on each device that you use.</Empty>;
  }
  return (
    <>
      <DataTable
        label="Passkeys"
        rows={passkeys}
        getKey={({ id }) => id}
        columns={[
          { title: 'Name', cell: ({ name }) => name, isHeading: true },
          { title: 'Added', cell: ({ createdAt }) => <MomentText at={createdAt} /> },
          {
            title: 'Last used',
            cell: ({ lastUsedAt }) => (lastUsedAt ? <MomentText at={lastUsedAt} /> : 'Not yet'),
          },
          { title: 'Actions', isHidden: true, cell: actionsOf },
        ]}
      />
      {opened?.dialog === 'rename' && <RenamePasskeyDialog passkey={opened.passkey} onClose={close} />}
      {opened?.dialog === 'remove' && <RemovePasskeyDialog passkey={opened.passkey} onClose={close} />}
    </>
  );

  function actionsOf(passkey: Passkey) {
    return (
      <Box sx={{ display: 'flex', gap: 1, ml: -1, my: -1, whiteSpace: 'nowrap' }}>
        <Button
          aria-label={`Rename ${passkey.name}`}
          onClick={() => setOpened({ dialog: 'rename', passkey })}
        >
          Rename
        </Button>
        <Button
          aria-label={`Remove ${passkey.name}`}
          onClick={() => setOpened({ dialog: 'remove', passkey })}
        >
          Remove
        </Button>
      </Box>
    );
  }
}
