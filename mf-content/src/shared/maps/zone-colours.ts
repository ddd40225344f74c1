/** The colours of the zones in order, on the floor plan and on the page about them. White text is readable on each. */
const colours = ['#3d2bff', '#b3411f', '#0b6b6b', '#56701a'] as const;

/** The colour of the zone at this position in the list, from 0. */
export function zoneColour(place: number): string {
  return colours[place % colours.length] ?? colours[0];
}
