import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type * as calls from '@summit/contract/calls/rehearsals';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import { statusNames, subjectNames } from '@summit/contract/season/status-names';
import { awardsStatusSubjects } from '@summit/contract/shapes/organise/awards';
import { Facts } from '../../shared/parts/facts.tsx';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import { VenueMoment } from '../venue-moment.tsx';

export type RehearsalLink = ResponseOf<typeof calls.makeRehearsal> & BodyOf<typeof calls.makeRehearsal>;

/** The link of a rehearsal, to be opened or sent to those who are to look at it. */
export function RehearsalLinkDialog({ link, onClose }: { link: RehearsalLink; onClose: () => void }) {
  const { address, at, statuses, expiresAt } = link;
  const [isCopied, setIsCopied] = useState(false);
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setIsCopied(true);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>Your rehearsal link</DialogTitle>
      <DialogContent>
        <Facts
          facts={[
            { name: 'As at', value: <VenueMoment at={at} /> },
            ...awardsStatusSubjects.map((subject) => ({
              name: subjectNames[subject],
              value: statusNames[statuses[subject]],
            })),
          ]}
        />
        <Typography sx={{ my: 2 }}>
          Anyone who opens this link sees the site like this, only in that browser, until they press “End
          rehearsal”. It shows who made it, and works until <MomentText at={expiresAt} />.
        </Typography>
        <Link href={address} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
          {address}
        </Link>
        <div role="status">{isCopied && 'Link copied.'}</div>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>Copy link</Button>
        <Button href={address} target="_blank" rel="noopener">
          Open rehearsal
        </Button>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
