import CloudDoneIcon from '@mui/icons-material/CloudDone';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import { Box, Typography } from '@mui/material';
import { useDoor } from '../device/door-store.ts';

/** Whether the server can be reached, and how many admissions it has not stored yet. */
export function Connection() {
  const isOnline = useDoor((door) => door.isOnline);
  const opensAgain = useDoor((door) => door.shift?.opensOffline ?? false);
  const waiting = useDoor((door) => door.waiting);
  const refused = waiting.filter((one) => one.refused).length;
  const Icon = isOnline ? CloudDoneIcon : CloudOffIcon;
  return (
    <Box
      role="status"
      aria-label="Connection"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        color: isOnline ? 'text.secondary' : 'warning.main',
      }}
    >
      <Icon aria-hidden fontSize="small" />
      <Typography variant="body2" sx={{ fontWeight: isOnline ? 400 : 650 }}>
        {connectionText(isOnline, waiting.length - refused, refused)}
        {!isOnline && !opensAgain && ' Keep this page open: it cannot be opened again without a connection.'}
      </Typography>
    </Box>
  );
}

/** @param refused what the server does not store: somebody has to look at it */
function connectionText(isOnline: boolean, waiting: number, refused: number): string {
  if (!isOnline) {
    const queue = waiting > 0 ? ` Entries to be sent: ${waiting}.` : '';
    return `No connection: this device continues with its list.${queue}`;
  }
  if (waiting > 0) return `Connected. Entries being sent: ${waiting}.`;
  return refused > 0
    ? `Connected. Entries rejected: ${refused}. Check them below.`
    : 'Connected. All entries are sent.';
}
