import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The connection of a request that asked for another protocol, and what it sent behind its head. */
export interface Upgrade {
  socket: Socket;
  head: Buffer;
}

/**
 * Serves requests that ask for another protocol like all others, as if Node had no upgrades: with the routes, hooks and
 * limits of the server. A route that does change the protocol takes the connection; otherwise it ends with the response.
 * @returns takes the connection of a request, and returns null for one that did not ask
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
