/** The limits of a release: sizes in bytes, times in milliseconds. */
export const gateLimits = {
  /** A script or a style sheet, as it is before compression. */
  code: 1_000_000,
  /** Any other file that browsers load: fonts, pictures. */
  file: 5_000_000,
  /** All files of a release together, and how many they may be. */
  release: 100_000_000,
  files: 5000,
  /** `remote.json`, which every registry holds. */
  descriptor: 1_000_000,
  /** The HTML of a page, compressed by gzip. */
  html: 150_000,
  /** The fastest of three renderings of a page: of the processor's time and what the page waits for by itself. */
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
  /** Above that: how much each rendering of a page may add, and how often the page is rendered to measure it. */
  retained: 2_000_000,
  repeated: 4,
} as const;
