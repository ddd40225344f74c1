import { Box, Button, Typography } from '@mui/material';
import { type Plan, toSave } from './plan/plan.ts';

interface PlanBarProps {
  plan: Plan;
  isBusy: boolean;
  onPreview: () => void;
  onUndo?: () => void;
  onDiscard: () => void;
}

/** The unsaved moves, with undo, discard and save; always visible. */
export function PlanBar({ plan, isBusy, onPreview, onUndo, onDiscard }: PlanBarProps) {
  const moved = toSave(plan).length;
  const aside = plan.size - moved;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 2,
        py: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button variant="contained" size="large" loading={isBusy} disabled={moved === 0} onClick={onPreview}>
        Review changes
      </Button>
      {onUndo && (
        <Button size="large" onClick={onUndo}>
          Undo
        </Button>
      )}
      <Button size="large" onClick={onDiscard}>
        Discard
      </Button>
      <Typography color="textSecondary">
        {moved} moved{aside > 0 && `, ${aside} set aside`}, not saved
      </Typography>
    </Box>
  );
}
