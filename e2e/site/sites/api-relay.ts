import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Changes a JSON response of the API in place. */
export type Change = (response: Record<string, unknown>) => void;

/** A proxy between a shell and the API that lets a journey control the responses. */
export interface ApiRelay {
  /** The address at which a shell reaches the API through it. */
  address: string;
  /** Closes all connections without a response from now on, as if the API had stopped. */
  cut: () => void;
  /** Ends `cut` and `slow`. */
  restore: () => void;
  /** Delays every response by this many milliseconds. */
  slow: (ms: number) => void;
  /** Changes the responses for a path, until the next change of that path: `change('/public/settings', ...)`. */
  change: (path: string, change: Change) => void;
  /** How often a call was received: `asked('POST', '/public/login')`. */
  asked: (method: string, path: string) => number;
  /** Resets the counts of received calls. */
  forgetCalls: () => void;
  /** Whether a journey has cut it off or changed it, or left it slow: a shell that only had to wait is not affected. */
  wasChanged: () => boolean;
  stop: () => Promise<void>;
}

/** @param organisers changes of responses from the start, by path */
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
          // Errors do not contain what the change is about.
          if (upstreamResponse.statusCode === 200) change(body);
          const changed = JSON.stringify(body);
          // The API sends an ETag, too: a shell notices by it that its pages are out of date.
          const tag = { etag: `"${createHash('sha256').update(changed).digest('base64url')}"` };
          response.writeHead(upstreamResponse.statusCode ?? 502, { ...passedOn, ...tag }).end(changed);
        });
      },
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  }

  // The API has the same timeout, so that a connection is not closed just as a busy shell uses it.
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
