import type { CSSProperties } from 'react';
import type { visitTexts } from '@summit/contract/texts/visit';
import { textRows } from '@summit/contract/words/text-lookup';
import { zoneColour } from '../shared/maps/zone-colours.ts';
import { type PlanArea, planArea } from './plan-area.ts';

export type FloorPlanTexts = Record<Extract<keyof typeof visitTexts, `venue.floorPlan.${string}`>, string>;

export interface PlanRoom {
  name: string;
  text: string;
  area: PlanArea;
}

export interface PlanHall extends Omit<PlanRoom, 'area'> {
  capacity: string;
  /** Null: the hall is listed, and is not on the drawing. */
  area: PlanArea | null;
}

export interface PlanZone extends PlanRoom {
  /** What the numbers of its stands begin with. */
  letters: string;
  /** `--zone` is its colour. */
  style: CSSProperties;
}

/** What the plan shows, from texts whose lines are described beside their neutral wording. */
export function planRooms(texts: FloorPlanTexts) {
  const halls: PlanHall[] = textRows(texts['venue.floorPlan.halls']).map(
    ([name = '', capacity = '', text = '', area]) => ({ name, capacity, text, area: planArea(area) }),
  );
  const zones: PlanZone[] = textRows(texts['venue.floorPlan.zones']).flatMap(
    ([letters = '', name = '', text = '', place], index) => {
      const area = planArea(place);
      const style = { '--zone': zoneColour(index) } as CSSProperties;
      return area ? [{ letters, name, text, area, style }] : [];
    },
  );
  return {
    halls,
    zones,
    places: getRooms(texts['venue.floorPlan.places']),
    doors: getRooms(texts['venue.floorPlan.doors']),
  };
}

function getRooms(lines: string): PlanRoom[] {
  return textRows(lines).flatMap(([name = '', text = '', place]) => {
    const area = planArea(place);
    return area ? [{ name, text, area }] : [];
  });
}
