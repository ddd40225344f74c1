import { type IncomingMessage, request as httpRequest } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { realtime } from '@summit/contract/requests/realtime';
import { rehearsal } from '@summit/contract/site/rehearsal';
import { failLikeApi } from './api-failure.ts';
import { apiBase, getAddress } from './api-proxy.ts';
import { type OpenRequestLimits, openRequests } from './open-requests.ts';
import { serveUpgrades, type Upgrade } from './upgrades.ts';

export interface ApiSocketOptions {
  upstream: () => string;
  /** The site's own origins: pages of other sites may open no websocket here. */
  origins: readonly string[];
  /** The most open websockets altogether. */
  total?: number;
  /** The most open websockets of one network address. */
  open?: OpenRequestLimits;
  /** The timeout of the API's handshake, in milliseconds. */
  handshakeMs?: number;
}

/** Many visitors may wait behind one address; most have one socket, for a minute. */
const defaultOpen: OpenRequestLimits = { each: 100, busyFrom: 1000, eachWhenBusy: 5 };

/** The headers of a handshake; no other header of the visitor is forwarded to the API. */
const forwarded = [
  'origin',
  'user-agent',
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-protocol',
];

/**
 * Forwards websockets below `/api` to the API, for all its channels. The visitor's connection is upgraded only after
 * the API has accepted it, so that a refusal is a normal HTTP response. Open websockets end when the server closes.
 * They only notify that there is something to read, so those of a rehearsal, which has its own base, are the same.
 */
export function forwardSockets(app: FastifyInstance, options: ApiSocketOptions): void {
  const { upstream, origins, total = 2000, open = defaultOpen, handshakeMs = 5000 } = options;
  const tunnels = new Set<Socket>();
  const enter = openRequests(open);
  const upgradeOf = serveUpgrades(app);
  let waiting = 0;
  let isClosing = false;

  const openSocket = async (request: FastifyRequest, reply: FastifyReply) => {
    const upgrade = upgradeOf(request.raw);
    if (request.headers.upgrade?.toLowerCase() !== 'websocket' || !upgrade) {
      return failLikeApi(reply, 'request-0001');
    }
    if (!origins.includes(request.headers.origin ?? '')) return failLikeApi(reply, 'oauth.advanced-0007');
    const leave = waiting + tunnels.size < total ? enter(request.ip) : null;
    if (!leave) return failLikeApi(reply, 'rate-limit-0001', { 'retry-after': 5 });
    upgrade.socket.once('close', leave);
    waiting += 1;
    const agreed = await askApi(request, upgrade.socket, upstream(), handshakeMs).finally(
      () => (waiting -= 1),
    );
    if ('status' in agreed) return refuse(reply, agreed.status);
    reply.hijack();
    tunnels.add(upgrade.socket);
    upgrade.socket.once('close', () => tunnels.delete(upgrade.socket));
    connect(upgrade, agreed);
    if (isClosing) upgrade.socket.destroy();
  };
  for (const base of [apiBase, rehearsal.apiBase]) app.get(`${base}${realtime.path}/`, openSocket);

  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of tunnels) socket.destroy();
  });
}

interface Agreed extends Upgrade {
  response: IncomingMessage;
}

/** Sends the handshake to the API; resolves with its connection, or with the status it was refused with. */
function askApi(
  request: FastifyRequest,
  visitor: Socket,
  upstream: string,
  handshakeMs: number,
): Promise<Agreed | { status: number | null }> {
  return new Promise((resolve) => {
    const given = forwarded.map((name) => [name, request.headers[name]] as const);
    const headers = {
      ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
      connection: 'Upgrade',
      upgrade: 'websocket',
      'x-forwarded-for': getAddress(request),
      'x-request-id': request.id,
    };
    const url = request.url.replace(rehearsal.apiBase, apiBase);
    const asking = httpRequest(new URL(url, upstream), { headers, agent: false });
    const giveUp = () => asking.destroy(new Error('The handshake was given up'));
    const timer = setTimeout(giveUp, handshakeMs);
    visitor.once('close', giveUp);
    const finish = (outcome: Agreed | { status: number | null }) => {
      clearTimeout(timer);
      visitor.off('close', giveUp);
      resolve(outcome);
    };
    asking.on('upgrade', (response, socket, head) => {
      socket.on('error', () => socket.destroy());
      finish({ response, socket: socket as Socket, head });
    });
    asking.on('response', (response) => {
      response.resume();
      finish({ status: response.statusCode ?? null });
    });
    asking.on('error', () => finish({ status: null }));
    asking.end();
  });
}

function refuse(reply: FastifyReply, status: number | null): void {
  if (status === null || status < 400) {
    failLikeApi(reply, 'network-0001', { 'retry-after': 5 });
  } else {
    void reply.code(status).send();
  }
}

/** Pipes both directions after the API has accepted the upgrade. */
function connect(visitor: Upgrade, { response, socket: api, head }: Agreed): void {
  const lines = [`HTTP/1.1 101 ${response.statusMessage}`];
  for (let at = 0; at + 1 < response.rawHeaders.length; at += 2) {
    lines.push(`${response.rawHeaders[at]}: ${response.rawHeaders[at + 1]}`);
  }
  const { socket } = visitor;
  for (const one of [socket, api]) {
    one.setTimeout(0);
    one.setNoDelay(true);
  }
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  if (head.length > 0) socket.write(head);
  if (visitor.head.length > 0) api.write(visitor.head);
  socket.pipe(api);
  api.pipe(socket);
  socket.once('close', () => api.destroy());
  api.once('close', () => socket.destroySoon());
}
