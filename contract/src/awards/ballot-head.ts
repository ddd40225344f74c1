/** The log and the rules that a head's signature covers besides its size and root. */
export interface HeadContext {
  log: string;
  /** The hash of the rules that were frozen when the vote opened. */
  rulesHash: string;
}

/** The state of a log at one size. */
export interface LogHead {
  size: number;
  /** Hex. */
  root: string;
}

/** The text that the head after each ballot is signed as: receipts hold this signature. */
export function headText({ log, rulesHash }: HeadContext, { size, root }: LogHead): string {
  return `summit ballot log\n${log}\n${rulesHash}\n${size}\n${root}\n`;
}

/** When and why a head was published: each hour, or because the vote closed. */
export interface Publication {
  /** ISO 8601 in UTC, with milliseconds. */
  publishedAt: string;
  isClosing: boolean;
}

/** The text of the second signature of a published head, which covers when and why it was published. */
export function publishedHeadText(
  { log, rulesHash }: HeadContext,
  { size, root, publishedAt, isClosing }: LogHead & Publication,
): string {
  const why = isClosing ? 'closing' : 'hourly';
  return `summit published head\n${log}\n${rulesHash}\n${size}\n${root}\n${why}\n${publishedAt}\n`;
}

/** The text that the record of a vote is signed as. `record` is the JSON that is published, byte by byte. */
export function recordText(record: string): string {
  return `summit vote record\n${record}`;
}
