import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { uploadPaths } from '../api-gateway/api-proxy.ts';

/** Times in milliseconds. */
export interface SlowClientLimits {
  /** The time from the head of a request to the end of its body; null: the server's own timeout. */
  bodyMs: (request: IncomingMessage) => number | null;
  /** How long a response may wait without the client reading any of it. */
  readMs: number;
  everyMs: number;
}

/** The usual limits, which only very slow or hostile clients reach. */
export const siteClientLimits: SlowClientLimits = {
  bodyMs: ({ url = '' }) => (isUpload(url) ? null : 20_000),
  readMs: 60_000,
  everyMs: 5000,
};

function isUpload(url: string): boolean {
  const [path] = url.split('?');
  return uploadPaths.some((uploadPath) => path === `/api${uploadPath}`);
}

interface OpenRequest {
  request: IncomingMessage;
  response: ServerResponse;
  /** Stored here, because Node may remove the request's own reference when it is finished. */
  socket: Socket;
  bodyUntil: number;
  /** The bytes that the client has read, and since when that number has not grown. */
  taken: number;
  takenAt: number;
}

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Ends connections whose request does not arrive and connections that do not take their response. */
export function endSlowClients(server: Server, { bodyMs, readMs, everyMs }: SlowClientLimits): void {
  const open = new Set<OpenRequest>();

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const now = performance.now();
    const { socket } = request;
    const bodyUntil = now + (bodyMs(request) ?? Infinity);
    const one = { request, response, socket, bodyUntil, taken: 0, takenAt: now };
    open.add(one);
    response.once('close', () => {
      // The body may still be on its way to a server that has responded already.
      if (request.complete || socket.destroyed) open.delete(one);
    });
  });

  function check(one: OpenRequest, now: number): void {
    const { request, response, socket } = one;
    if (socket.destroyed || (response.closed && request.complete)) {
      open.delete(one);
    } else if (!request.complete && now > one.bodyUntil) {
      if (!response.headersSent) socket.write(timedOut);
      socket.destroySoon();
    } else if (isUnread(one, now)) {
      socket.destroy();
    }
  }

  function isUnread(one: OpenRequest, now: number): boolean {
    const { socket } = one;
    const taken = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength === 0 || taken !== one.taken) {
      one.taken = taken;
      one.takenAt = now;
    }
    return now - one.takenAt > readMs;
  }

  const timer = setInterval(() => open.forEach((one) => check(one, performance.now())), everyMs).unref();
  server.once('close', () => clearInterval(timer));
}
