import type { IncomingMessage } from 'node:http';
import type { Socket as Connection } from 'node:net';
import { Server as EngineServer } from 'engine.io';
import { type Namespace, Server, type Socket } from 'socket.io';
import { realtime } from '@summit/contract/requests/realtime';
import type { Api, Identify, Platform, SignedInAttendee } from '../platform.ts';
import { Failure } from '../responses/failure.ts';

/** The data of an authenticated socket. */
export interface SocketFacts {
  attendee: SignedInAttendee;
  token: string;
}

/** The longest message of a client, which sends its token and nothing else. */
const longestMessage = 4096;
/** How long a client may take to select a channel, in milliseconds. */
const connectMs = 10_000;

const refusal = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Accepts the websockets of the site's own pages; each channel adds its namespace. All are closed with the API. */
export function openRealtime(app: Api, { config }: Pick<Platform, 'config'>): Server {
  const engine = new EngineServer({
    transports: [...realtime.transports],
    allowUpgrades: false,
    maxHttpBufferSize: longestMessage,
    allowRequest: ({ headers }, decide) => decide(null, headers.origin === config.siteOrigin),
  });
  const server = new Server({ connectTimeout: connectMs, serveClient: false });
  server.bind(engine);
  // The default namespace is refused, because every channel has a separate one.
  server.use((_socket, next) => next(new Error('route-0001')));

  app.server.on('upgrade', (request: IncomingMessage, connection: Connection, head: Buffer) => {
    connection.on('error', () => connection.destroy());
    if (isChannelAddress(request.url)) engine.handleUpgrade(request as never, connection, head);
    else connection.end(refusal);
  });
  // Closed without a disconnect packet: after one, clients would not reconnect.
  app.addHook('preClose', async () => void engine.close());
  return server;
}

function isChannelAddress(url = ''): boolean {
  const [path = ''] = url.split('?');
  return path === `${realtime.path}/` || path === `/api${realtime.path}/`;
}

/** A channel for signed-in attendees: the handshake carries the access token, or is refused with an error code. */
export function attendeeChannel(server: Server, name: string, identify: Identify): Namespace {
  const channel = server.of(name);
  channel.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: unknown };
    const identified =
      typeof token === 'string' ? identify(token) : Promise.reject(new Failure('authorization-0001'));
    identified.then(
      (attendee) => {
        socket.data = { attendee, token } as SocketFacts;
        next();
      },
      (error: unknown) => {
        // A client that is refused gives up; one whose connection is lost tries again, as it has to without the database.
        if (!(error instanceof Failure)) socket.conn.close();
        next(new Error(error instanceof Failure ? error.code : 'server-0001'));
      },
    );
  });
  return channel;
}

/**
 * Whether the session of a channel's socket still lasts, which may have ended since the socket opened; it is closed then,
 * and not reconnected. Throws when that cannot be found out, for example without the database: then the socket stays open,
 * because a closed one would miss what happened meanwhile.
 */
export async function isStillSignedIn(socket: Socket, identify: Identify): Promise<boolean> {
  try {
    await identify((socket.data as SocketFacts).token);
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    socket.disconnect(true);
    return false;
  }
}
