/** The limits of a release: sizes in bytes, times in milliseconds. */
export const gateLimits = {
  /** The size of a script or a style sheet before compression. */
  code: 1_000_000,
  /** The size of any other file that browsers load, such as a font or a picture. */
  file: 5_000_000,
  /** The total size of all files of a release, and their number. */
  release: 100_000_000,
  files: 5000,
  /** The size of `remote.json`, which every registry contains. */
  descriptor: 1_000_000,
  /** The size of a page's HTML, compressed by gzip. */
  html: 150_000,
  /** The fastest of three renderings of a page: its CPU time, and the time that it spends waiting by itself. */
  renderMs: 2000,
  renderings: 3,
  /** A rendering during which the process ran for longer counts as hung. */
  hungMs: 30_000,
  /** The interval of the process's heartbeat, and the longest silence, which only a page in an endless loop causes. */
  beatMs: 250,
  silentMs: 60_000,
  /** The timeout of a page's data, and of loading the release, on a busy machine. */
  partsMs: 60_000,
  loadMs: 120_000,
  warmUpMs: 150_000,
  heapMb: 256,
  /** How much rendering all pages may add to the process's memory, in bytes, for their caches. */
  filled: 24_000_000,
  /** The fewest renderings over which memory is measured. */
  measured: 10,
  /** Beyond that: how much memory each rendering of a page may add, and how often the page is rendered to measure it. */
  retained: 2_000_000,
  repeated: 4,
} as const;
