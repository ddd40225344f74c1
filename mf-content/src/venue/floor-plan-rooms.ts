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
  /** Null when the hall is listed, but not on the drawing. */
  area: PlanArea | null;
}

export interface PlanZone extends PlanRoom {
  /** The letters at the beginning of its stands' numbers. */
  letters: string;
  /** The style that sets `--zone` to its colour. */
  style: CSSProperties;
}

/** The rooms of the plan, from texts whose format is described beside their default wording. */
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
