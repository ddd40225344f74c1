import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Box } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import type { DayHours } from './plan/day-shape.ts';
import { dragByKeyboard } from './plan/drag-by-keyboard.ts';
import { type Dragged, type Proposal, proposalOf } from './plan/drag-place.ts';
import { isSamePlace, type Place, type Session } from './plan/place.ts';

interface DragAreaProps {
  day: string;
  hours: DayHours;
  timeZone: string;
  /** The proposed place and its clashes, as screen readers announce them. */
  say: (proposal: Proposal) => string;
  onDrop: (session: Session, place: Place | null) => void;
  children: (proposal: Proposal | null) => ReactNode;
}

const instructions =
  'To move this session press the space bar. The up and down arrow keys move it by five minutes, left and right to the next hall or aside. Press the space bar again to drop it, or Escape to cancel.';

/** Sessions can be dragged here by mouse, finger and keyboard, with the proposed place and its clashes. */
export function DragArea({ day, hours, timeZone, say, onDrop, children }: DragAreaProps) {
  const sensors = useSensors(
    // A press opens a session; only a movement drags it. A finger that scrolls does not.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: dragByKeyboard }),
  );
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const said = useRef('');
  // A move that was waiting for React can arrive after the end of its drag: without this, it would bring the proposal back.
  const isDragging = useRef(false);
  const find = (event: DragMoveEvent | DragEndEvent) => proposalOf(event, { day, hours, timeZone });
  const follow = (event: DragMoveEvent) => {
    if (!isDragging.current) return;
    const next = find(event) ?? null;
    // Most movements stay within five minutes: nothing is rendered for them.
    setProposal((last) => (isSame(last, next) ? last : next));
    said.current = next ? say(next) : '';
  };
  const end = (event: DragEndEvent) => {
    const next = find(event);
    stop();
    if (next) onDrop(next.session, next.place);
  };
  const stop = () => {
    isDragging.current = false;
    setDragged(null);
    setProposal(null);
  };
  const titleOf = ({ data }: { data: { current?: unknown } }) => (data.current as Dragged).session.title;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `You are moving ${titleOf(active)}.`,
    onDragMove: () => (isDragging.current && said.current) || undefined,
    onDragOver: () => undefined,
    onDragEnd: ({ active }) => `${titleOf(active)} is dropped. ${said.current}`,
    onDragCancel: ({ active }) => `${titleOf(active)} stays where it was.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={rectIntersection}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      onDragStart={({ active }) => {
        isDragging.current = true;
        said.current = '';
        setDragged(active.data.current as Dragged);
      }}
      onDragMove={follow}
      onDragEnd={end}
      onDragCancel={stop}
    >
      {children(proposal)}
      <DragOverlay dropAnimation={null}>
        {dragged?.part === 'whole' && (
          <Box
            sx={{
              height: '100%',
              p: 0.75,
              fontSize: '0.8125rem',
              fontWeight: 650,
              bgcolor: 'background.paper',
              border: 2,
              borderColor: 'info.main',
              opacity: 0.9,
              overflow: 'hidden',
            }}
          >
            {dragged.session.title}
          </Box>
        )}
      </DragOverlay>
    </DndContext>
  );
}

function isSame(one: Proposal | null, other: Proposal | null): boolean {
  if (one === null || other === null) return one === other;
  return one.session.id === other.session.id && isSamePlace(one.place, other.place);
}
