import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Typography } from '@mui/material';
import { useId } from 'react';
import type * as calls from '@summit/contract/calls/organise-releases';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useFocusAfterDialog } from '../shared/parts/focus-after-dialog.ts';
import { MomentText } from '../shared/parts/moment-text.tsx';

export type Preview = ResponseOf<typeof calls.releasePreview> & { name: string; buildId: string };

/** The link that shows a candidate, to be opened or sent to those who are to look at it. */
export function PreviewDialog({ preview, onClose }: { preview: Preview; onClose: () => void }) {
  const { name, buildId, address, expiresAt } = preview;
  const id = useId();
  useFocusAfterDialog();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>
        Preview of {name} {buildId}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Anyone who opens this link sees the site with this release, only in that browser, until they choose
          “Leave the preview”. It ends <MomentText at={expiresAt} />.
        </Typography>
        <Link href={address} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
          {address}
        </Link>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void navigator.clipboard.writeText(address)}>Copy</Button>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
