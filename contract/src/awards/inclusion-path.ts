/**
 * On which side of the running hash each hash of an inclusion proof belongs (RFC 9162, 2.1.3.2), from the leaf to the root;
 * null when a tree of this size has no such leaf. The caller does the hashing: browsers and Node have different APIs
 * for it.
 */
export function inclusionSides(index: number, size: number): ('left' | 'right')[] | null {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return null;
  const sides: ('left' | 'right')[] = [];
  for (let [node, last] = [index, size - 1]; last > 0; [node, last] = [half(node), half(last)]) {
    if (node % 2 === 1) {
      sides.push('left');
    } else if (node < last) {
      sides.push('right');
    }
  }
  return sides;
}

const half = (value: number): number => Math.floor(value / 2);
