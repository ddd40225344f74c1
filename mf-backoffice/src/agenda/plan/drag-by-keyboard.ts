import type { ClientRect, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { pixelsAMinute } from './day-shape.ts';
import { stepMinutes } from './place.ts';

const step = stepMinutes * pixelsAMinute;
const sameColumn = 4;

/** Arrow keys move the dragged item: up and down by a step of time, left and right to the next hall or the tray. */
export const dragByKeyboard: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const { x, y } = currentCoordinates;
  switch (event.code) {
    case 'ArrowUp':
      event.preventDefault();
      return { x, y: y - step };
    case 'ArrowDown':
      event.preventDefault();
      return { x, y: y + step };
    case 'ArrowLeft':
    case 'ArrowRight': {
      event.preventDefault();
      const rects = context.droppableContainers
        .getEnabled()
        .flatMap(({ id }) => context.droppableRects.get(id) ?? []);
      const next = nextColumn(rects, x, event.code === 'ArrowRight');
      return next && { x: next.left, y: Math.min(Math.max(y, next.top), next.bottom - step) };
    }
    default:
      return undefined;
  }
};

function nextColumn(rects: readonly ClientRect[], x: number, isRight: boolean): ClientRect | undefined {
  const ahead = rects.filter(({ left }) => (isRight ? left > x + sameColumn : left < x - sameColumn));
  const inOrder = ahead.toSorted((a, b) => a.left - b.left);
  return isRight ? inOrder[0] : inOrder.at(-1);
}
