import type * as dndKit from '@dnd-kit/core';
import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { DragArea } from './drag-area.tsx';
import { pixelsAMinute } from './plan/day-shape.ts';
import type { Dragged, Target } from './plan/drag-place.ts';
import { type Session, timesOf } from './plan/place.ts';

type Handlers = ComponentProps<typeof dndKit.DndContext>;

/** What the area gives the library, which calls it in an order that depends on timing. */
const mockGiven: { last: Handlers } = { last: {} };
const mockTake = (props: Handlers) => void (mockGiven.last = props);

jest.mock('@dnd-kit/core', () => {
  const actual = jest.requireActual<typeof dndKit>('@dnd-kit/core');
  return {
    ...actual,
    DndContext: (props: Handlers) => {
      mockTake(props);
      return <actual.DndContext {...props} />;
    },
  };
});

const timeZone = 'Europe/London';
const place = {
  startsAt: '2027-06-08T08:00:00.000Z',
  endsAt: '2027-06-08T08:30:00.000Z',
  locationId: 'main',
};
const session: Session = {
  id: 'opening',
  version: 'v1',
  title: 'Opening',
  kind: 'talk',
  track: null,
  speakers: [],
  place,
};
const hours = { from: 8 * 60, to: 19 * 60 };
const dragged: Dragged = { session, part: 'whole', from: place };
const target: Target = { locationId: 'main' };

const rectAt = (top: number) => ({ top, bottom: top + 72, left: 0, right: 190, width: 190, height: 72 });

/** The library's event for a session whose upper edge is this many minutes below that of the hall. */
function eventAt(minutes: number): dndKit.DragMoveEvent {
  const rect = rectAt(minutes * pixelsAMinute);
  return {
    activatorEvent: new Event('keydown'),
    active: {
      id: session.id,
      data: { current: dragged },
      rect: { current: { initial: rectAt(0), translated: rect } },
    },
    collisions: null,
    delta: { x: 0, y: 0 },
    over: { id: 'hall main', rect: rectAt(0), disabled: false, data: { current: target } },
  };
}

function openArea() {
  const onDrop = jest.fn();
  render(
    <DragArea
      day="2027-06-08"
      hours={hours}
      timeZone={timeZone}
      say={({ place: next }) => (next ? timesOf(next, timeZone) : 'Aside')}
      onDrop={onDrop}
    >
      {(proposal) => <p>{proposal?.place ? timesOf(proposal.place, timeZone) : 'Nothing is proposed'}</p>}
    </DragArea>,
  );
  const start = () => act(() => mockGiven.last.onDragStart?.(eventAt(60)));
  /** Returns what is read out for the move. */
  const move = (minutes: number) => {
    act(() => mockGiven.last.onDragMove?.(eventAt(minutes)));
    return mockGiven.last.accessibility?.announcements?.onDragMove?.(eventAt(minutes));
  };
  return { onDrop, start, move };
}

test('a move that arrives after its drag was cancelled proposes nothing and is not read out', () => {
  const { onDrop, start, move } = openArea();
  start();
  expect(move(65)).toBe('09:05 to 09:35');
  expect(screen.getByText('09:05 to 09:35')).toBeVisible();
  act(() => mockGiven.last.onDragCancel?.(eventAt(65)));
  expect(screen.getByText('Nothing is proposed')).toBeVisible();

  expect(move(70)).toBeUndefined();
  expect(screen.getByText('Nothing is proposed')).toBeVisible();
  expect(onDrop).not.toHaveBeenCalled();
});

test('a move that arrives after the session was put down does not bring the proposal back', () => {
  const { onDrop, start, move } = openArea();
  start();
  move(65);
  act(() => mockGiven.last.onDragEnd?.(eventAt(65)));
  expect(onDrop).toHaveBeenCalledWith(session, {
    startsAt: '2027-06-08T08:05:00.000Z',
    endsAt: '2027-06-08T08:35:00.000Z',
    locationId: 'main',
  });

  expect(move(70)).toBeUndefined();
  expect(screen.getByText('Nothing is proposed')).toBeVisible();
  expect(onDrop).toHaveBeenCalledTimes(1);
});
