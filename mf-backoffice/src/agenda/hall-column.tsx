import { useDroppable } from '@dnd-kit/core';
import { Box } from '@mui/material';
import type { Clash, Placed } from './plan/clashes.ts';
import { blocksOf, type DayHours, pixelsAMinute } from './plan/day-shape.ts';
import type { Target } from './plan/drag-place.ts';
import { type Hall, minuteOfDay, minutesLong, type Place, type Session, timesOf } from './plan/place.ts';
import type { Plan } from './plan/plan.ts';
import { SessionBlock } from './session-block.tsx';

export interface ColumnFacts {
  hours: DayHours;
  timeZone: string;
  plan: Plan;
  clashes: ReadonlyMap<string, readonly Clash[]>;
  onOpen?: ((session: Session) => void) | undefined;
}

interface HallColumnProps extends ColumnFacts {
  hall: Hall;
  placed: readonly (Placed & { session: Session })[];
  /** Where something that is being dragged would be in this hall, and what it would clash with. */
  proposed: { place: Place; clashes: readonly Clash[] } | null;
}

/** The sessions of a hall on one day, from top to bottom. */
export function HallColumn({ hall, placed, proposed, ...facts }: HallColumnProps) {
  const { hours, timeZone, plan, clashes, onOpen } = facts;
  const target: Target = { locationId: hall.id };
  const { setNodeRef } = useDroppable({ id: `hall ${hall.id}`, data: target });
  const blocks = blocksOf(placed, hours, timeZone);
  const inOrder = placed.toSorted((a, b) => Date.parse(a.place.startsAt) - Date.parse(b.place.startsAt));
  return (
    <Box
      ref={setNodeRef}
      role="group"
      aria-label={hall.name}
      sx={{
        position: 'relative',
        height: (hours.to - hours.from) * pixelsAMinute,
        borderLeft: 1,
        borderColor: 'divider',
        // A line for each hour.
        backgroundImage: 'linear-gradient(var(--hairline) 1px, transparent 1px)',
        backgroundSize: `100% ${60 * pixelsAMinute}px`,
      }}
    >
      {inOrder.map(({ session, place }) => (
        <SessionBlock
          key={session.id}
          session={session}
          place={place}
          timeZone={timeZone}
          block={blocks.get(session.id)}
          clashes={clashes.get(session.id)}
          isChanged={plan.has(session.id)}
          onOpen={onOpen}
        />
      ))}
      {proposed && <Ghost {...proposed} hours={hours} timeZone={timeZone} />}
    </Box>
  );
}

interface GhostProps {
  place: Place;
  clashes: readonly Clash[];
  hours: DayHours;
  timeZone: string;
}

/** The proposed place, with its time and its clashes in words. */
function Ghost({ place, clashes, hours, timeZone }: GhostProps) {
  const hasClash = clashes.length > 0;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        insetInline: 0,
        top: (minuteOfDay(place.startsAt, timeZone) - hours.from) * pixelsAMinute,
        minHeight: minutesLong(place) * pixelsAMinute,
        zIndex: 1,
        p: 0.5,
        fontSize: '0.8125rem',
        lineHeight: 1.25,
        border: 2,
        borderColor: hasClash ? 'error.main' : 'info.main',
        bgcolor: 'background.default',
        pointerEvents: 'none',
      }}
    >
      <strong>{timesOf(place, timeZone)}</strong>
      {clashes.map(({ words }) => (
        <Box key={words} sx={{ color: 'error.main' }}>
          {words}
        </Box>
      ))}
    </Box>
  );
}
