import { textRows } from '@summit/contract/words/text-lookup';

const areas = ['water', 'park', 'building', 'venue'] as const;
const lines = ['path', 'rail', 'street', 'road', 'way'] as const;

export type ShapeKind = (typeof areas)[number] | (typeof lines)[number];

/** A shape on the map: an area or a line. */
export interface MapShape {
  kind: ShapeKind;
  name: string;
  /** The SVG path; a unit is a metre, the venue is at 0,0 and south is positive. */
  path: string;
  /** The position of an area's name. */
  middle: Corner;
  /** The first of its points, where a route to the venue begins. */
  start: Corner;
}

interface Corner {
  x: number;
  y: number;
}

/** The shapes of streets and water from a text, in drawing order; invalid lines are ignored. */
export function mapShapes(text: string): MapShape[] {
  const order: readonly string[] = [...areas, ...lines];
  const shapes = textRows(text).flatMap(([kind = '', name = '', points = '']) => {
    const corners = [...points.matchAll(/(-?\d{1,6}),(-?\d{1,6})/g)].map(([, east, north]) => ({
      x: Number(east),
      y: 0 - Number(north),
    }));
    const [start] = corners;
    if (!isKind(kind) || !start || corners.length < 2) return [];
    const path = `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}${isArea(kind) ? 'Z' : ''}`;
    return [{ kind, name, path, middle: getMiddle(corners), start }];
  });
  return shapes.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** Whether a shape is filled; the others are lines. */
export function isArea(kind: ShapeKind): boolean {
  return (areas as readonly string[]).includes(kind);
}

function isKind(word: string): word is ShapeKind {
  return ([...areas, ...lines] as readonly string[]).includes(word);
}

function getMiddle(corners: readonly Corner[]): Corner {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const between = (values: number[]) => Math.round((Math.min(...values) + Math.max(...values)) / 2);
  return { x: between(xs), y: between(ys) };
}
