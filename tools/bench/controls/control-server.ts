import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Another way of delivering the site's pages, for comparison with the site. */
export interface Control {
  name: string;
  /** Makes the control's HTML from the site's. */
  html: (html: string) => string;
  /** Files below `/assets/` that the site does not have. */
  assets?: string;
}

/** Headers that belong to a connection, or are wrong once the HTML is changed. */
const dropped = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag', 'date']);

/**
 * Serves a control from its own origin: the HTML is changed, everything else is passed through as the site sends it, with
 * the same headers and the same compression.
 */
export async function serveControl(
  control: Control,
  siteOrigin: string,
): Promise<{ origin: string; close: () => void }> {
  const pages = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const own = ownAsset(control, path);
    if (own) return void response.writeHead(200, own.headers).end(own.body);
    const headers = { ...request.headers, host: new URL(siteOrigin).host };
    const passed = ask(new URL(path, siteOrigin), { method: request.method, headers }, (upstream) => {
      const status = upstream.statusCode ?? 502;
      if (!upstream.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(status, upstream.headers);
        return void upstream.pipe(response);
      }
      void getBody(upstream).then((body) => {
        const changed = pages.get(path) ?? changedHtml(control, body, upstream.headers);
        pages.set(path, changed);
        response.writeHead(status, { ...endToEnd(upstream.headers), 'content-length': changed.length });
        response.end(changed);
      });
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${port}`, close };
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** The changed HTML, compressed like the site's HTML. */
function changedHtml({ html }: Control, body: Buffer, headers: IncomingHttpHeaders): Buffer {
  if (headers['content-encoding'] !== 'br') return Buffer.from(html(body.toString()));
  const changed = Buffer.from(html(brotliDecompressSync(body).toString()));
  return brotliCompressSync(changed, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** A file that only this control has, compressed by its build. */
function ownAsset({ assets }: Control, path: string) {
  if (!assets || !path.startsWith('/assets/')) return null;
  const file = join(assets, path.slice('/assets/'.length));
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' };
  if (existsSync(`${file}.br`)) {
    return { headers: { ...headers, 'content-encoding': 'br' }, body: readFileSync(`${file}.br`) };
  }
  return existsSync(file) ? { headers, body: readFileSync(file) } : null;
}

async function getBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
