/** The id of the element where a page holds its state. */
export const stateId = 'summit-state';

/**
 * Selects that element. It requires a script, because the organisers' headings are given ids from their texts, and none
 * of their texts becomes a script.
 */
export const stateSelector = `script#${stateId}` as const;

/** The call that the HTML itself has made, for a page that a link opens. */
export interface FirstCall {
  address: string;
  /** Resolves to undefined when the call failed. */
  response: Promise<unknown>;
}

/** The progress of a page's script, which the state's element holds as its property `early`. */
export interface PageProgress {
  /** Present until the page takes it. */
  firstCall?: FirstCall | undefined;
  /** The page itself is hydrated, and the visitor's earlier input is replayed. */
  done?: boolean;
  /** The parts within the page are hydrated, too. */
  whole?: boolean;
}
