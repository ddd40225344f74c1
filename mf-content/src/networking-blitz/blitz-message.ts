import { blitzCalls } from '@summit/contract/calls/blitz';
import { useCall } from '@summit/shared-auth';
import { useOpenDialog } from '@summit/shared-ui/overlays/open-dialog';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { useCallback } from 'react';
import { useRegisteredAction } from '../shared/registered-action.ts';
import type { BlitzParticipant } from './blitz-answer.ts';

/**
 * Opens the message to one of a participant's contacts, for those who are registered. Their addresses are told to
 * attendees alone and so are not in the page: they are asked for when they are needed.
 */
export function useBlitzMessage(unavailable: string) {
  const act = useRegisteredAction();
  const call = useCall();
  const openDialog = useOpenDialog();
  const toast = useToast();
  return useCallback(
    ({ id, metadata }: BlitzParticipant, contactName: string) =>
      act(async () => {
        const query = { 'filter.Metadata.companyName.Like': metadata.companyName };
        const answer = await call(blitzCalls.blitzParticipants, { query }).catch(() => null);
        const contacts = answer?.blitzes.find((blitz) => blitz.id === id)?.contacts ?? [];
        const receiverEmail = contacts.find(({ name }) => name === contactName)?.email;
        if (!receiverEmail) return toast(unavailable);
        openDialog('messageBlitzParticipant', { blitzId: id, receiverEmail, receiverName: contactName });
      }),
    [act, call, openDialog, toast, unavailable],
  );
}
