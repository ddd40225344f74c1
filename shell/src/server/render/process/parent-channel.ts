import type { RenderOrder, RenderReport } from '@summit/rendering/render-protocol';

/** The connection of a rendering process to the server that started it. */
export interface ParentChannel {
  send: (report: RenderReport) => void;
  /** Sets the handler of orders, which also gets those that arrived before. */
  takeOrders: (take: (order: RenderOrder) => void) => void;
}

/**
 * Takes the channel for the code of the shell. Call it before `confineProcess`, after which the channel cannot be
 * reached otherwise. When the parent ends, Node tries to close the channel, which then throws, so that this process
 * ends, too.
 */
export function parentChannel(): ParentChannel {
  // The properties of `this` that Node's own methods need, with their present values.
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
