import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The connection of an upgrade request, and the bytes that followed its head. */
export interface Upgrade {
  socket: Socket;
  head: Buffer;
}

/**
 * Routes upgrade requests like all others, through the routes, hooks and limits of the server. A route that upgrades
 * takes the connection; otherwise it ends with the response.
 * @returns a function that takes the connection of a request; null when the request is no upgrade
 */
export function serveUpgrades(app: FastifyInstance): (request: IncomingMessage) => Upgrade | null {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();

  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.assignSocket(socket);
    response.shouldKeepAlive = false;
    response.once('finish', () => {
      response.detachSocket(socket);
      socket.destroySoon();
    });
    upgrades.set(request, { socket, head });
    app.server.emit('request', request, response);
  });

  return (request) => upgrades.get(request) ?? null;
}
