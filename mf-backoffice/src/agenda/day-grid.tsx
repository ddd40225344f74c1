import { Box, Typography } from '@mui/material';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { type ColumnFacts, HallColumn } from './hall-column.tsx';
import { clashesOf, type ClashNames, type Placed } from './plan/clashes.ts';
import { pixelsAMinute } from './plan/day-shape.ts';
import type { Proposal } from './plan/drag-place.ts';
import { type Hall, type Session, timeOfMinute } from './plan/place.ts';

interface DayGridProps extends ColumnFacts {
  label: string;
  day: string;
  halls: readonly Hall[];
  /** Of that day. */
  placed: readonly (Placed & { session: Session })[];
  names: ClashNames;
  proposal: Proposal | null;
}

const hour = 60;
const hallWidth = 190;
const timesWidth = 56;

/** A day: a column for each hall, and the hours down the side. */
export function DayGrid({ label, day, halls, placed, names, proposal, ...facts }: DayGridProps) {
  const { hours, timeZone } = facts;
  const columns = `${timesWidth}px repeat(${halls.length}, minmax(${hallWidth}px, 1fr))`;
  const marks = Array.from(
    { length: (hours.to - hours.from) / hour },
    (_, index) => hours.from + index * hour,
  );
  const proposedIn = (hall: Hall) => {
    const place = proposal?.place;
    const isHere = place?.locationId === hall.id && venueClock(timeZone).day(place.startsAt) === day;
    if (!proposal || !place || !isHere) return null;
    return { place, clashes: clashesOf({ session: proposal.session, place }, placed, names) };
  };
  return (
    <Box
      role="region"
      aria-label={label}
      // With the keyboard it can be scrolled to what is on its right.
      tabIndex={0}
      sx={{ overflowX: 'auto', border: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: columns, minWidth: 'max-content' }}>
        <Box />
        {halls.map(({ id, name }) => (
          <Typography
            key={id}
            component="h2"
            variant="h3"
            sx={{ p: 1, borderLeft: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            {name}
          </Typography>
        ))}
        <Box aria-hidden sx={{ position: 'relative' }}>
          {marks.map((minute) => (
            <Typography
              key={minute}
              variant="body2"
              color="textSecondary"
              sx={{
                position: 'absolute',
                top: (minute - hours.from) * pixelsAMinute,
                right: 8,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {timeOfMinute(minute)}
            </Typography>
          ))}
        </Box>
        {halls.map((hall) => (
          <HallColumn
            key={hall.id}
            {...facts}
            hall={hall}
            placed={placed.filter(({ place }) => place.locationId === hall.id)}
            proposed={proposedIn(hall)}
          />
        ))}
      </Box>
    </Box>
  );
}
