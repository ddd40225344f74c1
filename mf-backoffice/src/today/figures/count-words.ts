/** A number as it is read: `1,295`. */
export function countWords(count: number): string {
  return count.toLocaleString('en-GB');
}
