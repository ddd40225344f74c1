import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as calls from '@summit/contract/calls/organise-photos';
import * as limits from '@summit/contract/limits/limits';
import type { ImageStatus } from '@summit/contract/registration/registration-status';
import { countTyped } from '@summit/contract/words/count-characters';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { FormField } from '../../shared/parts/form-field.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { usePermitted } from '../../shared/session/permitted.ts';
import { useUnsentGuard } from '../../shared/unsent/use-unsent-guard.ts';

interface Photo {
  attendeeId: string;
  name: string;
  imageUrl: string;
  status: ImageStatus;
}

interface PhotoDecisionProps {
  photo: Photo;
  onDecided: () => Promise<unknown>;
}

type Decision = 'Approved' | 'Rejected';

/** Approves or refuses a photo; its attendee gets an email either way. */
export function PhotoDecision({ photo, onDecided }: PhotoDecisionProps) {
  const isPermitted = usePermitted();
  // The photo on which the organiser decides: another one may replace it while the dialog is open.
  const [opened, setOpened] = useState<Pick<DecisionDialogProps, 'photo' | 'decision'> | null>(null);
  const open = (decision: Decision) => setOpened({ photo, decision });
  if (!isPermitted('attendees.photos')) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {photo.status !== 'Approved' && (
        <Button
          variant="outlined"
          aria-label={`Approve the photo of ${photo.name}`}
          onClick={() => open('Approved')}
        >
          Approve
        </Button>
      )}
      {photo.status !== 'Rejected' && (
        <Button aria-label={`Reject the photo of ${photo.name}`} onClick={() => open('Rejected')}>
          Reject
        </Button>
      )}
      {opened && <DecisionDialog {...opened} onDecided={onDecided} onClose={() => setOpened(null)} />}
    </Box>
  );
}

interface DecisionDialogProps extends PhotoDecisionProps {
  decision: Decision;
  onClose: () => void;
}

function DecisionDialog({ photo, decision, onDecided, onClose }: DecisionDialogProps) {
  const call = useOrganiserCall();
  const form = useForm({ defaultValues: { reason: '' } });
  useUnsentGuard(form.formState.isDirty);
  const isRefused = decision === 'Rejected';
  const decide = async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) throw new Error('Shorten the reason first.');
    const { attendeeId, imageUrl } = photo;
    const reason = form.getValues('reason').trim();
    const body = { imageUrl, status: decision, ...(reason && { reason }) };
    try {
      await call(calls.decidePhoto, { params: { attendeeId }, body });
    } finally {
      // A photo that was replaced meanwhile is shown as it is now.
      await onDecided();
    }
  };
  return (
    <ConfirmDialog
      title={isRefused ? `Reject the photo of ${photo.name}?` : `Approve the photo of ${photo.name}?`}
      action={isRefused ? 'Reject photo' : 'Approve photo'}
      isDangerous={isRefused}
      onConfirm={decide}
      onClose={onClose}
    >
      <Stack spacing={2.5}>
        <Typography>
          {isRefused
            ? 'It is no longer shown anywhere. They get an email asking for another photo.'
            : 'It can be shown on the site. They get an email to say so.'}
        </Typography>
        {isRefused && (
          <FormField
            form={form}
            name="reason"
            label="Reason"
            help="Optional. Included in the email."
            rows={3}
            validate={(reason) =>
              countTyped(reason) <= limits.longText || `At most ${limits.longText} characters.`
            }
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
