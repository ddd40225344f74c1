/** The message about a slow start: `Still waiting for the API (120 s) …`. @param began in milliseconds */
export function stillWaiting(what: string, began: number): string {
  return `Still waiting for the ${what} (${Math.round((Date.now() - began) / 1000)} s) …`;
}
