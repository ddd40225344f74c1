/** A page was lost with the process that rendered it. */
export class RendererLost extends Error {
  override readonly name = 'RendererLost';

  constructor(
    reason: string,
    /** `waiting`: not begun yet. `alone`: nothing else was being rendered. `among`: it is one of several. */
    readonly stage: 'waiting' | 'alone' | 'among',
    /** What was rendered did it; otherwise the machine was overloaded, and nothing is known of any page. */
    readonly isFault = true,
  ) {
    super(reason);
  }
}
