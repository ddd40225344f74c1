import { createServer, type IncomingMessage, type Server } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { notByNetworks, sharedForMoments, storedNowhere } from '@summit/contract/requests/shared-caches';

/** Site servers with a distinct response of each kind, and a count of the requests that reach them. */
export class SharedCacheSite {
  /** The changing content of the public pages. */
  text = 'first';
  /** The delay of a response in ms. */
  slowness = 0;
  /** The number of requests by address. */
  readonly asked = new Map<string, number>();
  #visits = 0;
  readonly #servers: Server[];

  constructor(ports: readonly number[]) {
    this.#servers = ports.map((port) =>
      createServer((asked, response) => {
        const address = asked.url ?? '';
        this.asked.set(address, (this.asked.get(address) ?? 0) + 1);
        this.#visits += 1;
        const { body, headers } = this.#respond(asked, address);
        const [encoding, packed] = getPacked(body, String(asked.headers['accept-encoding'] ?? ''));
        const etag = `"${Buffer.from(body).toString('base64url')}"`;
        const timing = { 'server-timing': `clock;desc="${Date.now()}", view;desc="of.${this.#visits}"` };
        setTimeout(() => {
          response.writeHead(asked.headers.range ? 206 : 200, { etag, ...timing, ...encoding, ...headers });
          response.end(packed);
        }, this.slowness);
      }).listen(port, '127.0.0.1'),
    );
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#servers.map((server) => new Promise((closed) => server.close(closed).closeAllConnections())),
    );
  }

  #respond({ headers: sent }: IncomingMessage, address: string) {
    const shared = { 'cache-control': sharedForMoments, vary: 'accept-encoding, sec-fetch-dest' };
    const own = { 'cache-control': storedNowhere };
    const [, lot] = /release-share=([^;]+)/.exec(sent.cookie ?? '') ?? [];
    if (sent.authorization) return { body: `for ${sent.authorization}`, headers: own };
    if (address.startsWith('/personal')) return { body: `personal ${this.#visits}`, headers: own };
    if (address.startsWith('/asked-each-time')) {
      return { body: `visit ${this.#visits}`, headers: { 'cache-control': 'no-cache' } };
    }
    // The site wrongly declares that a preview, or a rehearsal, may be shared.
    if (sent.cookie?.includes('release-preview=')) return { body: 'a preview', headers: shared };
    if (sent.cookie?.includes('rehearsal=')) return { body: 'a rehearsal', headers: shared };
    if (address.startsWith('/rollout') && !lot) {
      const cookie = `release-share=${this.#visits}.signed; Path=/`;
      return { body: 'first visit', headers: { 'cache-control': 'private, no-cache', 'set-cookie': cookie } };
    }
    if (address.startsWith('/rollout')) {
      return { body: `lot ${lot}`, headers: { ...shared, ...notByNetworks, vary: 'cookie' } };
    }
    if (sent.range) return { body: 'part', headers: { ...shared, 'content-range': 'bytes 0-3/9' } };
    const framed = sent['sec-fetch-dest'] === 'iframe' ? ' framed' : '';
    return { body: `${this.text}${framed}`, headers: shared };
  }
}

function getPacked(body: string, taken: string): [Record<string, string>, Buffer] {
  if (taken === 'br') return [{ 'content-encoding': 'br' }, brotliCompressSync(body)];
  if (taken === 'gzip') return [{ 'content-encoding': 'gzip' }, gzipSync(body)];
  return [{}, Buffer.from(body)];
}
