import type { RenderOrder, RenderReport } from '@summit/rendering/render-protocol';

/** The way from a rendering process to the server that started it. */
export interface ParentChannel {
  send: (report: RenderReport) => void;
  /** Hands over every order, those that came before included. */
  takeOrders: (take: (order: RenderOrder) => void) => void;
}

/**
 * Takes the channel for the code of the shell. To be called before `confineProcess`, which leaves no other way to it. When
 * the parent ends, Node wants to close the channel, which is refused then, too, and so this process ends with it.
 */
export function parentChannel(): ParentChannel {
  // What Node's own methods need of `this`, as it is now.
  const port = Object.create(
    Object.getPrototypeOf(process) as object,
    Object.getOwnPropertyDescriptors(process),
  ) as NodeJS.Process;
  const write = port.send?.bind(port);
  const early: RenderOrder[] = [];
  let take: (order: RenderOrder) => void = (order) => void early.push(order);
  process.on('message', (order: RenderOrder) => take(order));
  return {
    send: (report) => void write?.(report, () => undefined),
    takeOrders(given) {
      take = given;
      early.splice(0).forEach(given);
    },
  };
}
