/** The id of the element where a page holds its state. */
export const stateId = 'summit-state';

/**
 * Finds that element. A script, because the organisers' headings are given ids from their texts, and no text
 * of theirs becomes a script.
 */
export const stateSelector = `script#${stateId}` as const;

/** A call that the HTML itself has made, for a page that a link opens. */
export interface FirstCall {
  address: string;
  /** Undefined when it was refused or failed. */
  response: Promise<unknown>;
}

/** How far the script of a page has come, as the state's element says under `early`. */
export interface PageProgress {
  /** Until the page takes it. */
  firstCall?: FirstCall | undefined;
  /** The page's own part is hydrated, and what was done before is replayed. */
  done?: boolean;
  /** The parts within it are hydrated, too. */
  whole?: boolean;
}
