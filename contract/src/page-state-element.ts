/** The id of the element where a page holds its state. */
export const stateId = 'summit-state';

/**
 * Finds that element. A script, because the organisers' headings are given ids from their texts, and no text
 * of theirs becomes a script.
 */
export const stateSelector = `script#${stateId}` as const;

/** How far the script of a page has come, as the state's element says under `early`. */
export interface PageProgress {
  /** The page's own part is hydrated, and what was done before is replayed. */
  done?: boolean;
  /** The parts within it are hydrated, too. */
  whole?: boolean;
}
