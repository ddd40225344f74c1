import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A response of the API as JSON, to be changed in place. */
export type Change = (response: Record<string, unknown>) => void;

/** A proxy between a shell and the API that lets a journey decide what passes. */
export interface ApiRelay {
  /** As a shell reaches the API through it. */
  address: string;
  /** From now on nobody gets a response, as when the API has stopped. */
  cut: () => void;
  /** Ends `cut` and `slow`. */
  restore: () => void;
  /** Delays every response by this many milliseconds. */
  slow: (ms: number) => void;
  /** Changes the responses of a path, until the next change of that path: `change('/public/settings', ...)`. */
  change: (path: string, change: Change) => void;
  /** How often a call has arrived: `asked('POST', '/public/login')`. */
  asked: (method: string, path: string) => number;
  /** Forgets the calls that have arrived. */
  forgetCalls: () => void;
  /** Whether a journey has cut it off or changed it, or left it slow: a shell that only waited remembers nothing of it. */
  wasChanged: () => boolean;
  stop: () => Promise<void>;
}

/** @param organisers what is changed from the start, by path */
export async function startApiRelay(upstream: string, organisers: Record<string, Change>): Promise<ApiRelay> {
  let away = false;
  let delay = 0;
  let wasChanged = false;
  const changes = new Map(Object.entries(organisers));
  const arrived: string[] = [];

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', upstream).pathname.replace(/^\/api/, '');
    arrived.push(`${request.method} ${path}`);
    if (away) return void request.socket.destroy();
    void pause(delay).then(() => forward(request, response, changes.get(path)));
  });

  function forward(request: IncomingMessage, response: ServerResponse, change?: Change): void {
    const { 'if-none-match': _known, 'accept-encoding': _packed, ...plain } = request.headers;
    const headers = change ? plain : request.headers;
    const passed = ask(
      new URL(request.url ?? '', upstream),
      { method: request.method, headers },
      (upstreamResponse) => {
        if (!change) {
          response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
          return void upstreamResponse.pipe(response);
        }
        const { etag: _etag, 'content-length': _length, ...passedOn } = upstreamResponse.headers;
        void readAll(upstreamResponse).then((text) => {
          const body = JSON.parse(text);
          // A refusal has nothing of what the change is about.
          if (upstreamResponse.statusCode === 200) change(body);
          const changed = JSON.stringify(body);
          // As the API's own: a shell notices by it that its pages are out of date.
          const tag = { etag: `"${createHash('sha256').update(changed).digest('base64url')}"` };
          response.writeHead(upstreamResponse.statusCode ?? 502, { ...passedOn, ...tag }).end(changed);
        });
      },
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  }

  // As the API's own, so that a connection is not closed just as a busy shell uses it.
  server.keepAliveTimeout = 72_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    cut: () => void (away = wasChanged = true),
    restore: () => {
      away = false;
      delay = 0;
    },
    slow: (ms) => void (delay = ms),
    change: (path, change) => {
      wasChanged = true;
      changes.set(path, change);
    },
    asked: (method, path) => arrived.filter((each) => each === `${method} ${path}`).length,
    forgetCalls: () => void (arrived.length = 0),
    wasChanged: () => wasChanged || delay > 0,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
