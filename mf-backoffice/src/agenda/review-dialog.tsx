import { Alert, Box, Typography } from '@mui/material';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { Difference } from '../shared/parts/difference.tsx';
import { EmailsShown } from './emails-shown.tsx';
import { type Hall, placeWords, type Session } from './plan/place.ts';
import type { Plan } from './plan/plan.ts';
import type { Preview } from './use-saving.ts';

interface ReviewDialogProps {
  preview: Preview;
  plan: Plan;
  sessions: readonly Session[];
  halls: readonly Hall[];
  timeZone: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Everything that the plan changes, what clashes then, and the emails that are sent: to be read before it is made. */
export function ReviewDialog({
  preview,
  plan,
  sessions,
  halls,
  timeZone,
  onConfirm,
  onClose,
}: ReviewDialogProps) {
  const aside = [...plan.values()].filter(({ place }) => place === null).length;
  const count = preview.changes.length;
  return (
    <ConfirmDialog
      title={count === 1 ? 'Move this session?' : `Move these ${count} sessions?`}
      action={count === 1 ? 'Move session' : `Move ${count} sessions`}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {aside > 0 && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {aside === 1 ? 'One session is' : `${aside} sessions are`} set aside, and on the site until there is
          a new place.
        </Alert>
      )}
      {preview.changes.map(({ key, notes }) => {
        const planned = plan.get(key);
        const words = (place: Parameters<typeof placeWords>[0]) => placeWords(place, halls, timeZone);
        return (
          <Box key={key} sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
            {planned?.place && (
              <Difference
                fields={[
                  {
                    field: sessions.find(({ id }) => id === key)?.title ?? key,
                    before: words(planned.before),
                    after: words(planned.place),
                  },
                ]}
              />
            )}
            {notes.map((note) => (
              <Typography key={note} color="error" sx={{ mt: 0.5 }}>
                {note}
              </Typography>
            ))}
          </Box>
        );
      })}
      <EmailsShown emails={preview.emails} />
    </ConfirmDialog>
  );
}
