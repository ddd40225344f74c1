import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { errorResponse } from '@summit/contract/errors/error-response';
import { isAddressTooLong } from '@summit/contract/paths/address-length';
import { codeOfRefusal, failLikeApi } from '../../api-gateway/api-failure.ts';
import { plainText, sendPlainly, takesPages } from '../../http/plain-response.ts';
import { nowhere } from '../../page-address.ts';
import type { CachedPage } from '../html-cache.ts';
import { sendPage } from '../page-response.ts';

type PageAt = (path: string) => Promise<CachedPage>;

const readMethods = ['GET', 'HEAD'];
const allow = readMethods.join(', ');

/** How much of a malformed head is read: its address and the headers that browsers send first. */
const readBytes = 2000;

/** How long a client may take to read why its request was refused, in milliseconds. */
const lingerMs = 2000;

const isForApi = (url: string) => /^\/api(?=[/?]|$)/.test(url);

/**
 * Responds to requests that reach no route: malformed or too long addresses, and methods that pages do not have.
 * People get the site's error page, callers of the API an error in its format.
 */
export class RefusedRequests {
  #page: PageAt | undefined;
  readonly #refused = new WeakSet<Socket>();

  /** Options for Fastify. */
  readonly serverOptions: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
    frameworkErrors: (error, request, reply) => void this.#refuse(request, reply, error.statusCode ?? 400),
    clientErrorHandler: (error, socket) => this.#refuseHead(error, socket),
  };

  /** Refuses, before any other hook reads them, addresses that are too long and requests that name several hosts. */
  boundHeads(app: FastifyInstance): void {
    // Not `async`: it runs for every request, and nearly always lets it pass.
    app.addHook('onRequest', (request, reply, done) => {
      if (namesSeveralHosts(request)) sendPlainly(reply, 400, { connection: 'close' });
      else if (isAddressTooLong(request.url)) this.#refuse(request, reply, 414).catch(done);
      else done();
    });
  }

  /** Registers the handler for requests without a route, and from now on responds with the 404 page. */
  serve(app: FastifyInstance, page: PageAt): void {
    this.#page = page;
    // No route of the site itself reads a body, so the response need not wait for it.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _body, done) => done(null));
    app.setNotFoundHandler(async (request, reply) => {
      await this.#refuse(request, reply, 404);
      return reply;
    });
  }

  async #refuse(request: FastifyRequest, reply: FastifyReply, status: number): Promise<void> {
    const isRead = readMethods.includes(request.method);
    // A body that is not read is discarded with its connection.
    const extra: Record<string, string> = isRead ? {} : { connection: 'close', allow };
    const forApi = isForApi(request.url);
    const shown = isRead ? pageStatus(status) : 405;
    if (!forApi && request.method !== 'OPTIONS' && !takesPages(request.headers.accept)) {
      return sendPlainly(reply, shown, extra);
    }
    const page = forApi ? undefined : await this.#pageNowhere();
    if (!page) {
      failLikeApi(reply, status === 404 ? 'route-0001' : codeOfRefusal(status), extra);
    } else if (request.method === 'OPTIONS') {
      reply.headers(extra).code(204).send();
    } else {
      const { etag: _etag, ...headers } = page.headers;
      sendPage(request, reply, { ...page, status: shown, headers: { ...headers, ...extra } });
    }
  }

  /** The 404 page; undefined when it is unavailable. */
  async #pageNowhere(): Promise<CachedPage | undefined> {
    return this.#page?.(nowhere).catch(() => undefined);
  }

  /** Responds when the head of a request is malformed, so that there are only its first bytes and the connection. */
  #refuseHead({ code, rawPacket }: ClientError, socket: Socket): void {
    if (code === 'ECONNRESET' || !socket.writable || this.#refused.has(socket)) return;
    this.#refused.add(socket);
    const status = getStatus(code);
    const head = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, readBytes) : '';
    // A browser may have sent an address that is too long, but never bytes that are no request.
    const target = /^GET (\S*)/.exec(head)?.[1] ?? (status === 431 ? '/' : '/api');
    const accept = /^accept:(.*)$/im.exec(head)?.[1];
    const isShort = isForApi(target) || !takesPages(accept);
    const page = isShort ? Promise.resolve(undefined) : this.#pageNowhere();
    void page.then((known) => {
      const { type, body } = known
        ? { type: String(known.headers['content-type']), body: known.html }
        : shortBody(target, status);
      const headers = {
        ...known?.headers,
        'content-type': type,
        'content-length': body.length,
        connection: 'close',
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
      socket.end(body);
      setTimeout(() => socket.destroy(), lingerMs).unref();
    });
  }
}

/** Whether a request names several hosts, of which a proxy in front may have used another one. */
function namesSeveralHosts({ raw }: FastifyRequest): boolean {
  const { rawHeaders } = raw;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** The status of the error page: 404 for a malformed address. */
function pageStatus(status: number): number {
  return status === 414 ? 414 : 404;
}

interface ClientError {
  code: string;
  /** The bytes that could not be read. */
  rawPacket?: unknown;
}

function getStatus(code: string): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

function shortBody(target: string, status: number): { type: string; body: Buffer } {
  return isForApi(target)
    ? { type: 'application/json; charset=utf-8', body: failureText(status) }
    : { type: 'text/plain; charset=utf-8', body: Buffer.from(plainText(status)) };
}

function failureText(status: number): Buffer {
  const code = status === 431 ? 'request-0002' : 'request-0001';
  return Buffer.from(JSON.stringify(errorResponse(code, { requestId: '' })));
}
