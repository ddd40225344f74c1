import { useCallback } from 'react';
import { useRegisteredAction } from '@summit/shared-site/visitor/registered-action';
import { useOpenDialog } from '@summit/shared-ui/overlays/open-dialog';
import type { BlitzParticipant } from './blitz-response.ts';

type Contact = BlitzParticipant['contacts'][number];

/** A function that opens a message to one of a participant's contacts. The dialog asks anonymous visitors to log in. */
export function useBlitzMessage() {
  const act = useRegisteredAction();
  const openDialog = useOpenDialog();
  return useCallback(
    (blitzId: string, { id, name: receiverName }: Contact) => {
      const open = (contactId: string | null) =>
        openDialog('messageBlitzParticipant', { blitzId, contactId, receiverName });
      act(
        () => open(id),
        () => open(null),
      );
    },
    [act, openDialog],
  );
}
