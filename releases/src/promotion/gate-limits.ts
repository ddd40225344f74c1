/** What a release may be: sizes in bytes, times in milliseconds. */
export const gateLimits = {
  /** A script or a style sheet, as it is before compression. */
  code: 1_000_000,
  /** Any other file that browsers load: fonts, pictures. */
  file: 5_000_000,
  /** The HTML of a page, compressed by gzip. */
  html: 150_000,
  /** The fastest of three renderings of a page. */
  renderMs: 2000,
  renderings: 3,
  /** A rendering that takes longer counts as hung. */
  hungMs: 10_000,
  warmUpMs: 60_000,
  heapMb: 256,
} as const;
