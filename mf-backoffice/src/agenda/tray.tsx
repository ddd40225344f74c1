import { useDroppable } from '@dnd-kit/core';
import { Box, Typography } from '@mui/material';
import type { Target } from './plan/drag-place.ts';
import { type Hall, placeWords, type Session } from './plan/place.ts';
import type { Plan } from './plan/plan.ts';
import { SessionBlock } from './session-block.tsx';

interface TrayProps {
  sessions: readonly Session[];
  plan: Plan;
  halls: readonly Hall[];
  timeZone: string;
  isOver: boolean;
  onOpen?: ((session: Session) => void) | undefined;
}

/** Sessions without a place on one of the event's days: set aside here, or left on other days when the event was moved. */
export function Tray({ sessions, plan, halls, timeZone, isOver, onOpen }: TrayProps) {
  const target: Target = { locationId: null };
  const { setNodeRef } = useDroppable({ id: 'tray', data: target });
  return (
    <Box
      ref={setNodeRef}
      component="section"
      aria-labelledby="tray"
      sx={{
        border: 1,
        borderColor: isOver ? 'info.main' : 'divider',
        p: 1.5,
        minHeight: 120,
        alignSelf: 'start',
        position: { lg: 'sticky' },
        top: { lg: 16 },
        maxHeight: { lg: 'calc(100dvh - 120px)' },
        overflowY: 'auto',
      }}
    >
      <Typography variant="h2" id="tray" sx={{ fontSize: '1.0625rem' }}>
        Unplaced ({sessions.length})
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
        Sessions set aside here stay where they were on the site until they are placed and saved. Set a
        session aside to move it to another day.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionBlock
              session={session}
              place={session.place}
              timeZone={timeZone}
              isChanged={plan.has(session.id)}
              onOpen={onOpen}
            />
            <Typography variant="body2" color="textSecondary">
              On the site: {placeWords(session.place, halls, timeZone)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
