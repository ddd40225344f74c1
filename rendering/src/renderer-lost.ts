/** A page was lost with the process that rendered it. */
export class RendererLost extends Error {
  override readonly name = 'RendererLost';

  constructor(
    reason: string,
    /** The state of the page: `waiting`, not begun; `alone`, the only one in rendering; `among`, one of several. */
    readonly stage: 'waiting' | 'alone' | 'among',
    /** Whether a page is the cause; otherwise the machine was overloaded, and no page is to blame. */
    readonly isFault = true,
  ) {
    super(reason);
  }
}
