/** What a release may be: sizes in bytes, times in milliseconds. */
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
  /** How often the process shows that it runs, and how long it may not: only a page that loops does not for so long. */
  beatMs: 250,
  silentMs: 60_000,
  /** How long the API may take for the data of a page, and loading the release, on a machine that is busy. */
  partsMs: 60_000,
  loadMs: 120_000,
  warmUpMs: 150_000,
  heapMb: 256,
  /** What rendering all pages may add to what the process uses, in bytes: their caches. */
  filled: 24_000_000,
  /** Renderings over which that is measured, at least. */
  measured: 10,
  /** Where it is more: what each rendering of a page may add, and how often the page is rendered to see it. */
  retained: 2_000_000,
  repeated: 4,
} as const;
