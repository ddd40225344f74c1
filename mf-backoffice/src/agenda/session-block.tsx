import { useDraggable } from '@dnd-kit/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, ButtonBase, IconButton } from '@mui/material';
import { memo, type SyntheticEvent } from 'react';
import type { Clash } from './plan/clashes.ts';
import type { Block } from './plan/day-shape.ts';
import type { Dragged } from './plan/drag-place.ts';
import { minutesLong, type Place, type Session, timesOf } from './plan/place.ts';

interface SessionBlockProps {
  session: Session;
  place: Place;
  timeZone: string;
  /** Absent: it is no part of the grid. */
  block?: Block | undefined;
  clashes?: readonly Clash[] | undefined;
  isChanged: boolean;
  /** Absent: the organiser may not change the programme. */
  onOpen?: ((session: Session) => void) | undefined;
}

/** As the library for dragging gives them, which says no more than that they are functions. */
type Listener = ((event: SyntheticEvent) => void) | undefined;

const wordsStyle = { flex: 1, minWidth: 0, minHeight: 24, px: 0.5, py: 0.25 };

/** A session in the grid or the tray: it is opened by its title, and dragged as a whole, by its handle, or by its lower edge. */
export const SessionBlock = memo(function SessionBlock(props: SessionBlockProps) {
  const { session, place, timeZone, block, clashes = [], isChanged, onOpen } = props;
  const mayChange = onOpen !== undefined;
  const whole: Dragged = { session, part: 'whole', from: place };
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: session.id,
    data: whole,
    disabled: !mayChange,
  });
  const hasClash = clashes.length > 0;
  const words = (
    <>
      <Box component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {session.title}
      </Box>{' '}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {block ? timesOf(place, timeZone) : `${minutesLong(place)} minutes`}
        {isChanged && ', not saved'}
      </Box>
      {clashes.map((clash) => (
        <Box component="span" key={clash.words} sx={{ display: 'block', color: 'error.main' }}>
          {clash.words}
        </Box>
      ))}
    </>
  );
  return (
    <Box
      ref={setNodeRef}
      onMouseDown={listeners?.onMouseDown as Listener}
      onTouchStart={listeners?.onTouchStart as Listener}
      sx={{
        position: block ? 'absolute' : 'relative',
        display: 'flex',
        overflow: 'hidden',
        fontSize: '0.8125rem',
        lineHeight: 1.25,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: hasClash ? 'error.main' : 'text.secondary',
        borderStyle: isChanged ? 'dashed' : 'solid',
        borderLeftWidth: 4,
        borderLeftStyle: 'solid',
        opacity: isDragging ? 0.4 : 1,
        cursor: mayChange ? 'grab' : 'default',
        touchAction: 'manipulation',
        ...(block && {
          top: block.top,
          height: block.height - 2,
          left: `${(block.lane / block.lanes) * 100}%`,
          width: `calc(${100 / block.lanes}% - 4px)`,
        }),
      }}
    >
      {mayChange && (
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          onKeyDown={listeners?.onKeyDown as Listener}
          aria-label={`Move ${session.title}`}
          size="small"
          sx={{ p: 0, width: 24, minHeight: 24, alignSelf: 'start', borderRadius: 0, cursor: 'grab' }}
        >
          <DragIndicator fontSize="small" />
        </IconButton>
      )}
      {mayChange ? (
        <ButtonBase
          onClick={() => onOpen(session)}
          sx={{ ...wordsStyle, display: 'block', textAlign: 'left', font: 'inherit' }}
        >
          {words}
        </ButtonBase>
      ) : (
        <Box sx={wordsStyle}>{words}</Box>
      )}
      {mayChange && block && <LowerEdge session={session} place={place} />}
    </Box>
  );
});

/** For those with a pointer; the length is in the dialog of the session as well. */
function LowerEdge({ session, place }: { session: Session; place: Place }) {
  const end: Dragged = { session, part: 'end', from: place };
  const { setNodeRef, listeners } = useDraggable({ id: `end of ${session.id}`, data: end });
  return (
    <Box
      ref={setNodeRef}
      aria-hidden
      data-testid={`end-of-${session.id}`}
      onMouseDown={stopped(listeners?.onMouseDown as Listener)}
      onTouchStart={stopped(listeners?.onTouchStart as Listener)}
      sx={{
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height: 6,
        cursor: 'ns-resize',
        '&:hover': { bgcolor: 'info.main' },
      }}
    />
  );
}

/** Otherwise the whole session would be dragged with it. */
function stopped(listener: Listener) {
  return (event: SyntheticEvent) => {
    event.stopPropagation();
    listener?.(event);
  };
}
