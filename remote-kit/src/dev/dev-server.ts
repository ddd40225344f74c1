import { createReadStream, statSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  request as requestByHttp,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { developedDocument, type DevelopedRemote, owns, reloadScript, withRemote } from './site-document.ts';
import { buildPath } from './watch-browser.ts';

const eventsPath = '/development/reload';
const noStore = { 'cache-control': 'no-store' };
const reloading = `new EventSource('${eventsPath}').onmessage = ({ data }) => {
  if (data === '') location.reload();
  else console.error(data);
};`;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

/** A proxy for a running site that shows a remote in development. */
export class DevServer {
  readonly #pages = new Set<ServerResponse>();
  readonly #server: Server;

  /** The latest build; null before the first one. */
  remote: DevelopedRemote | null = null;

  constructor(
    private readonly site: URL,
    private readonly folder: string,
  ) {
    this.#server = createServer((request, response) => void this.#respond(request, response));
  }

  /** @returns the port; 0 picks a free one */
  async listen(port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Reloads every open page; with a problem the pages log it in their console instead. */
  notify(problem = ''): void {
    const lines = problem.split('\n').map((line) => `data: ${line}\n`);
    for (const page of this.#pages) page.write(`${lines.join('')}\n`);
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === eventsPath) return this.#follow(response);
    if (pathname === reloadScript) {
      response.writeHead(200, { 'content-type': types['.js'], ...noStore }).end(reloading);
      return;
    }
    if (pathname.startsWith(buildPath)) return this.#sendFile(pathname.slice(buildPath.length), response);
    try {
      await this.#pass(request, response, pathname);
    } catch (error) {
      const why = `${this.site.origin} does not respond: ${error instanceof Error ? error.message : String(error)}`;
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`${why}\n`);
    }
  }

  #follow(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', ...noStore }).write(': connected\n\n');
    this.#pages.add(response);
    response.once('close', () => this.#pages.delete(response));
  }

  #sendFile(path: string, response: ServerResponse): void {
    const file = join(this.folder, normalize(`/${path}`));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end();
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, ...noStore });
    createReadStream(file).pipe(response);
  }

  /** Inserts the remote into documents and the registry; passes everything else through unchanged. */
  async #pass(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const isRegistry = pathname === '/registry.json';
    const isDocument = request.method === 'GET' && (request.headers.accept?.includes('text/html') ?? false);
    const { remote } = this;
    if (!remote || !(isRegistry || isDocument)) {
      const passed = await this.#ask(request, {});
      response.writeHead(passed.statusCode ?? 502, getHeaders(passed));
      passed.pipe(response);
      return;
    }
    const found = await this.#ask(request, { 'accept-encoding': 'identity', 'if-none-match': undefined });
    const text = (await buffer(found)).toString('utf8');
    const changed = isRegistry
      ? JSON.stringify(withRemote(JSON.parse(text), remote))
      : developedDocument(text, remote, pathname);
    const { 'content-length': _length, etag: _etag, ...headers } = getHeaders(found);
    // The site does not know the page, or has another release of it.
    const isOwn = changed !== null && !isRegistry && owns(remote, pathname);
    response.writeHead(isOwn ? 200 : (found.statusCode ?? 502), { ...headers, ...noStore });
    response.end(changed ?? text);
  }

  #ask(request: IncomingMessage, change: Record<string, string | undefined>): Promise<IncomingMessage> {
    const send = this.site.protocol === 'https:' ? requestByHttps : requestByHttp;
    const headers = { ...request.headers, host: this.site.host, ...change };
    // Node refuses to send undefined headers.
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
    return new Promise((resolve, reject) => {
      const sent = send(
        new URL(request.url ?? '/', this.site),
        { method: request.method, headers: given },
        resolve,
      );
      sent.on('error', reject);
      request.pipe(sent);
    });
  }
}

/** The site's policies for its own address, such as HSTS, would restrict this server to https. */
function getHeaders({ headers }: IncomingMessage): IncomingMessage['headers'] {
  const {
    'strict-transport-security': _hsts,
    connection: _connection,
    'transfer-encoding': _te,
    ...rest
  } = headers;
  return rest;
}
