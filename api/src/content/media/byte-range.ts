/** The first and the last byte that are requested. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The range that a `Range` header requests of a file of `size` bytes: `bytes=0-`, `bytes=100-199`, `bytes=-500`. Null
 * for the whole file, also where several ranges are requested; 'none' for a range that lies outside of it.
 */
export function getByteRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'none' : { first, last };
}
