import { Button } from '@mui/material';
import { useState } from 'react';
import type { Desk } from '../season-data.ts';
import { RehearsalDialog } from './rehearsal-dialog.tsx';
import { type RehearsalLink, RehearsalLinkDialog } from './rehearsal-link-dialog.tsx';

/** Lets organisers preview what visitors will see after a scheduled change. */
export function RehearsalPart({ desk }: { desk: Desk }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [link, setLink] = useState<RehearsalLink | null>(null);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsChoosing(true)}>
        Start a rehearsal
      </Button>
      {isChoosing && <RehearsalDialog desk={desk} onMade={setLink} onClose={() => setIsChoosing(false)} />}
      {link && <RehearsalLinkDialog link={link} onClose={() => setLink(null)} />}
    </>
  );
}
