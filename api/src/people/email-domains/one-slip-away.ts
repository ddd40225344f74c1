/** Whether two texts differ by one typing error: an extra, missing or wrong letter, or two swapped ones. */
export function isOneSlipAway(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  const start = [...meant].findIndex((letter, index) => letter !== typed[index]);
  // No difference up to the end of `meant`: `typed` goes on for one letter.
  if (start === -1) return true;
  const typedRest = typed.slice(start);
  const meantRest = meant.slice(start);
  const isSwapped = typedRest[0] === meantRest[1] && typedRest[1] === meantRest[0];
  return (
    typedRest.slice(1) === meantRest ||
    typedRest === meantRest.slice(1) ||
    typedRest.slice(1) === meantRest.slice(1) ||
    (isSwapped && typedRest.slice(2) === meantRest.slice(2))
  );
}
