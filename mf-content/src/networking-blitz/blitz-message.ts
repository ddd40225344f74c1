import { blitzCalls } from '@summit/contract/calls/blitz';
import { isApiError, useCall } from '@summit/shared-auth';
import { useOpenDialog } from '@summit/shared-ui/overlays/open-dialog';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { useCallback } from 'react';
import { useRegisteredAction } from '../shared/registered-action.ts';
import type { BlitzParticipant } from './blitz-answer.ts';

/**
 * Opens the message to one of a participant's contacts. Their addresses are told to attendees alone and so are not in
 * the page: they are asked for when they are needed. The dialog asks anybody else to log in.
 */
export function useBlitzMessage(unavailable: string) {
  const act = useRegisteredAction();
  const call = useCall();
  const openDialog = useOpenDialog();
  const toast = useToast();
  return useCallback(
    ({ id, metadata }: BlitzParticipant, receiverName: string) => {
      const open = (receiverEmail: string | null) =>
        openDialog('messageBlitzParticipant', { blitzId: id, receiverEmail, receiverName });

      async function write() {
        const query = { 'filter.Metadata.companyName.Like': metadata.companyName };
        try {
          const { blitzes } = await call(blitzCalls.blitzParticipants, { query });
          const contacts = blitzes.find((blitz) => blitz.id === id)?.contacts ?? [];
          const receiverEmail = contacts.find(({ name }) => name === receiverName)?.email;
          if (receiverEmail) open(receiverEmail);
          else toast(unavailable);
        } catch (error) {
          // The session has ended since the page was opened.
          if (isApiError(error) && error.status === 401) open(null);
          else toast(unavailable);
        }
      }

      act(
        () => void write(),
        () => open(null),
      );
    },
    [act, call, openDialog, toast, unavailable],
  );
}
